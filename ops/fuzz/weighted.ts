import { oneof, type Arbitrary } from 'fast-check'

/** Chooses among arbitraries by their weights. */
export const weighted = <Values extends readonly unknown[]>(
  ...choices: { [At in keyof Values]: readonly [weight: number, arbitrary: Arbitrary<Values[At]>] }
): Arbitrary<Values[number]> => oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))
