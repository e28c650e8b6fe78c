import { type ReactNode, useState } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EditorBar } from './editor-bar.tsx'
import { Summary } from './summary/summary.tsx'
import { useQuestionCount } from './use-quiz.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gap: '6',
    alignItems: 'start',
  },
})
const Main = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' } })
const Side = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '8rem',
    height: 'calc(100dvh - 9rem)',
  },
})
const SideInDialog = chakra('div', { base: { height: '70dvh' } })

type EditorColumnsProps = {
  questionNo: number | undefined
  /** The questions that are shown. */ first: number
  last: number
  children: ReactNode
}

/** The bar, the questions, and the summary beside them. On a narrow screen the summary is a dialog. */
export const EditorColumns = ({ questionNo, first, last, children }: EditorColumnsProps) => {
  const count = useQuestionCount()
  const [isSummaryOpen, setIsSummaryOpen] = useState(false)
  return (
    <>
      <EditorBar questionNo={questionNo} onShowSummary={() => setIsSummaryOpen(true)} />
      <Columns>
        <Main>{children}</Main>
        <Side>{count > 0 && <Summary first={first} last={last} />}</Side>
      </Columns>
      <Dialog
        open={isSummaryOpen}
        title="Summary"
        closeOnPressOutside
        onClose={() => setIsSummaryOpen(false)}
      >
        <SideInDialog>
          <Summary first={first} last={last} onLeave={() => setIsSummaryOpen(false)} />
        </SideInDialog>
      </Dialog>
    </>
  )
}
