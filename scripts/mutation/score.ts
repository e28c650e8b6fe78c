/** The parts of StrykerJS's report that are read (mutation-testing-report-schema). */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> }

const detectedStates = ['Killed', 'Timeout']
const undetectedStates = ['Survived', 'NoCoverage']

export type MutantCounts = { detected: number; undetected: number }

/** Counts the mutants that tests noticed or missed. Others could not be tried. */
export const countMutants = ({ files }: MutationReport): MutantCounts => {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  return {
    detected: states.filter((state) => detectedStates.includes(state)).length,
    undetected: states.filter((state) => undetectedStates.includes(state)).length,
  }
}

/** The score: the percentage of detected mutants. */
export const percentOf = ({ detected, undetected }: MutantCounts): number =>
  detected + undetected === 0 ? 100 : (100 * detected) / (detected + undetected)
