import { sayCount } from '@quizwright/domain/language/say.ts'
import { type ReactNode, useState } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAfterFrame } from '../../ui/loading/use-after-frame.ts'
import { EditorBar } from './editor-bar.tsx'
import { BesidePreview } from './preview/beside-preview.tsx'
import { useIsPreviewShown } from './preview/preview-choice.ts'
import { Summary } from './summary/summary.tsx'
import { useQuestionCount } from './use-quiz.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gap: '6',
    alignItems: 'start',
    // An empty quiz has no summary, so its start buttons are centred.
    '&[data-empty]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The comments take the place of the summary.
    'body:has(> [data-side-panel]) &': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :not(:first-child)': { display: 'none' },
    },
    '&:has(> [data-preview])': { lg: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
  },
})
const Main = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' } })
const Side = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '8rem',
    height: 'calc(100dvh - 9rem)',
    // While searching, the bar has two more lines.
    '[role=toolbar]:has([role=search]) + div > &': {
      lg: { top: '14.25rem', height: 'calc(100dvh - 15.25rem)' },
    },
    // On a phone, the preview stays below the fields, and the summary is a dialog as usual.
    '&[data-preview]': {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      zIndex: '1',
      lgDown: {
        top: 'auto',
        bottom: '0',
        height: '38dvh',
        mx: { base: '-4', md: '-8' },
        px: '4',
        pb: '3',
        bg: 'bg',
        borderTopWidth: '1px',
        borderColor: 'border',
      },
      '& > aside': { display: { base: 'none', lg: 'flex' }, height: 'auto', flex: '1 1 0' },
    },
  },
})
/** On a phone it fills the dialog. The dialog's title is its heading. */
const SideInDialog = chakra('div', {
  base: { height: { base: 'calc(100dvh - 6rem)', sm: '70dvh' }, '& > aside > h2': { display: 'none' } },
})

type EditorColumnsProps = {
  questionNo: number | undefined
  /** The number of the first question on the page. */
  first: number
  children: ReactNode
}

/**
 * Arranges the bar, the questions and the summary beside them. On a narrow screen the summary is a dialog.
 */
export const EditorColumns = ({ questionNo, first, children }: EditorColumnsProps) => {
  const count = useQuestionCount()
  const isPreviewShown = useIsPreviewShown() && count > 0
  const isSummaryDrawn = useAfterFrame(true, false)
  const [isSummaryOpen, setIsSummaryOpen] = useState(false)
  return (
    <>
      <EditorBar questionNo={questionNo} onShowSummary={() => setIsSummaryOpen(true)} />
      <Columns data-empty={count === 0 || undefined}>
        <Main>{children}</Main>
        {count > 0 && (
          <Side data-preview={isPreviewShown || undefined}>
            {isPreviewShown && <BesidePreview />}
            {isSummaryDrawn && <Summary first={first} />}
          </Side>
        )}
      </Columns>
      <Dialog
        open={isSummaryOpen}
        title={sayCount(count, 'Summary, {count} question', 'Summary, {count} questions')}
        closeOnPressOutside
        onClose={() => setIsSummaryOpen(false)}
      >
        <SideInDialog>
          <Summary first={first} onLeave={() => setIsSummaryOpen(false)} />
        </SideInDialog>
      </Dialog>
    </>
  )
}
