import { type ComponentProps, useState } from 'react'
import { createCsvImport } from '../features/csv-import/csv-import.ts'
import { CsvImportWindows } from '../features/csv-import/csv-import-windows.tsx'
import QuizWizard from '../features/quiz-wizard/quiz-wizard.tsx'

type WizardProps = ComponentProps<typeof QuizWizard>

const createImportForWizard = (): WizardProps['csvImport'] => {
  const { machine, collector, questions } = createCsvImport()
  return { machine, questions, Windows: (given) => <CsvImportWindows {...given} collector={collector} /> }
}

/** The wizard with the import of CSV files: features do not know each other, so they meet here. */
const WizardWithImport = (props: Omit<WizardProps, 'csvImport'>) => {
  const [csvImport] = useState(createImportForWizard)
  return <QuizWizard {...props} csvImport={csvImport} />
}

export default WizardWithImport
