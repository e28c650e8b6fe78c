import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Section = chakra('p', { base: { fontWeight: 'semibold', color: 'fg.muted' } })
const Paragraph = chakra('p', {
  base: {
    ps: '3',
    borderInlineStartWidth: '3px',
    borderColor: 'border',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** Shows section and paragraph above a question as students see them. */
export const CollapsedExtras = ({
  question: { section, paragraph, page_before: page = '' },
}: {
  question: DraftQuestion
}) => (
  <>
    {section !== '' && <Section dir="auto">{section}</Section>}
    {page !== '' && (
      <Paragraph dir="auto">
        <FormulaText text={page} />
      </Paragraph>
    )}
    {paragraph !== '' && (
      <Paragraph dir="auto">
        <FormulaText text={paragraph} />
      </Paragraph>
    )}
  </>
)
