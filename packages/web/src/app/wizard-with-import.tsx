import { type ComponentProps, lazy, useState } from 'react'
import { createCsvImport } from '../authoring/import/csv-import.ts'
import { CsvImportWindows } from '../authoring/import/csv-import-windows.tsx'
import QuizWizard from '../authoring/wizard/quiz-wizard.tsx'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

/** A pop quiz alone shows its questions in the wizard. */
const EmbeddedEditor = lazy(() => importWhenOnline(() => import('../authoring/editor/embedded-editor.tsx')))

type WizardProps = ComponentProps<typeof QuizWizard>

const createImportForWizard = (): WizardProps['csvImport'] => {
  const { machine, collector, questions } = createCsvImport()
  return { machine, questions, Windows: (given) => <CsvImportWindows {...given} collector={collector} /> }
}

/**
 * The wizard with the import of CSV files and the editor of questions: features do not know each other, so
 * they meet here.
 */
const WizardWithImport = (props: Omit<WizardProps, 'csvImport' | 'Questions'>) => {
  const [csvImport] = useState(createImportForWizard)
  return <QuizWizard {...props} csvImport={csvImport} Questions={EmbeddedEditor} />
}

export default WizardWithImport
