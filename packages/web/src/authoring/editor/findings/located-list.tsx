import { elementAt } from '@quizwright/domain/defined.ts'
import { sayMade } from '@quizwright/domain/language/say.ts'
import { inSummary, withNumberInFile } from '@quizwright/contracts/validation/describe-findings.ts'
import { VirtualList } from '../../../ui/list/virtual-list.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { fieldOf } from '../questions/fields.ts'
import type { Located } from '../../document/findings/quiz-findings.ts'

const Opener = chakra('button', {
  base: {
    width: 'full',
    height: 'full',
    px: '3',
    textAlign: 'start',
    textStyle: { base: 'xs', sm: 'sm' },
    cursor: 'button',
    borderRadius: 'l2',
    display: 'flex',
    alignItems: 'center',
    _hover: { bg: 'bg.muted', textDecoration: 'underline' },
    '& > span': {
      lineClamp: { base: '2', sm: '1' },
      lineHeight: { base: '1rem', sm: 'inherit' },
      overflowWrap: 'anywhere',
    },
  },
})
/** Height in pixels of a row with one line, or with two on a phone. */
const rowHeight = 36

/** Lists findings of the whole quiz with question numbers. Each links to the field to correct. */
export const LocatedList = ({ label, located }: { label: string; located: readonly Located[] }) => {
  const { goTo } = useEditor()
  return (
    <VirtualList
      label={label}
      count={located.length}
      rowHeight={rowHeight}
      height="rows"
      row={(index) => {
        const { questionNo, numberInFile, finding } = elementAt(located, index)
        const text = sayMade(
          questionNo === 0
            ? finding.message
            : withNumberInFile(inSummary({ ...finding, questionNo }), { questionNo, numberInFile }),
        )
        return questionNo === 0 ? (
          <Opener type="button" disabled>
            <span>{text}</span>
          </Opener>
        ) : (
          <Opener type="button" title={text} onClick={() => goTo({ questionNo, field: fieldOf(finding) })}>
            <span>{text}</span>
          </Opener>
        )
      }}
    />
  )
}
