import { createCollector } from './collected-import.ts'
import { importMachineWith } from './import-actors.ts'

/** One import of CSV files: its machine, and the questions that came. */
export const createCsvImport = () => {
  const collector = createCollector()
  return { machine: importMachineWith(collector), collector, questions: () => collector.current().questions }
}
