import { oneof, type Arbitrary } from 'fast-check'

/** One of several arbitraries, each as often as its weight says. */
export const weighted = <Values extends readonly unknown[]>(
  ...choices: { [At in keyof Values]: readonly [weight: number, arbitrary: Arbitrary<Values[At]>] }
): Arbitrary<Values[number]> => oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))
