const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'

/** Writes a number from 0 to 20 in words. */
export const inWords = (number: number): string => words.split(' ')[number] ?? String(number)
