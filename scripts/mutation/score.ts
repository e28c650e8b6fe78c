/** What is read of StrykerJS's report (mutation-testing-report-schema). */
export type MutationReport = { files: Record<string, { mutants: { status: string }[] }> }

const detectedStates = ['Killed', 'Timeout']
const undetectedStates = ['Survived', 'NoCoverage']

/** Counts detected and undetected mutants; the score is the share of the detected ones, in per cent. */
export const countMutants = ({ files }: MutationReport) => {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const detected = states.filter((state) => detectedStates.includes(state)).length
  const undetected = states.filter((state) => undetectedStates.includes(state)).length
  const score = detected + undetected === 0 ? 100 : (100 * detected) / (detected + undetected)
  return { detected, undetected, score }
}
