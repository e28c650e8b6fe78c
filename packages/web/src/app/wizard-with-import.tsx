import { type ComponentProps, lazy, useState } from 'react'
import { createCsvImport } from '../authoring/import/csv-import.ts'
import { CsvImportWindows } from '../authoring/import/csv-import-windows.tsx'
import QuizWizard from '../authoring/wizard/quiz-wizard.tsx'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

/** The wizard shows questions only for a pop quiz. */
const EmbeddedEditor = lazy(() => importWhenOnline(() => import('../authoring/editor/embedded-editor.tsx')))

type WizardProps = ComponentProps<typeof QuizWizard>

const createImportForWizard = (): WizardProps['csvImport'] => {
  const { machine, collector, questions } = createCsvImport()
  return { machine, questions, Windows: (props) => <CsvImportWindows {...props} collector={collector} /> }
}

/** The wizard with the CSV import and the question editor. They do not import each other, so they are combined here. */
const WizardWithImport = (props: Omit<WizardProps, 'csvImport' | 'Questions'>) => {
  const [csvImport] = useState(createImportForWizard)
  return <QuizWizard {...props} csvImport={csvImport} Questions={EmbeddedEditor} />
}

export default WizardWithImport
