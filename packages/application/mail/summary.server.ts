/** Titled part of the mail. Each row is an answer or a fact about the submission. */
export interface Section {
  title: string
  rows: readonly (readonly [label: string, value: string])[]
}

/** First screen of the mail: who, what and where. */
export interface Summary {
  /** Line above the company's name. */
  kicker: string
  company: string
  /** Name of the applicant. */
  name: string
  /** Number of GPUs. Absent if an earlier version of the form did not ask for it. */
  gpus: number | undefined
  type: string
  facts: readonly (readonly [label: string, value: string])[]
  /** Preview text, which an inbox shows below the subject. */
  preview: string
}
