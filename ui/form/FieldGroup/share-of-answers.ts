/** Share of a group's required answers that are given and valid, from 0 to 1; radios of one name are one answer. */
export function shareOfAnswers(group: HTMLFieldSetElement): number {
  const given = new Map<string, boolean>()
  for (const control of group.elements) {
    if (
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) &&
      control.required
    )
      given.set(control.name, control.validity.valid)
  }
  return given.size === 0 ? 1 : [...given.values()].filter(Boolean).length / given.size
}
