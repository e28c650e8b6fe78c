import { preview } from '@quizwright/domain/rules/preview.ts'
import { useContext } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { IsWhole } from './is-whole.ts'

const Cut = chakra('span', {
  base: {
    position: 'relative',
    borderRadius: 'l1',
    // One long word breaks, and a column of short ones keeps them whole.
    '& > span': { overflowWrap: 'anywhere', sm: { display: 'inline-block', minWidth: '8rem' } },
    '& > .whole': {
      display: 'none',
      position: 'absolute',
      insetStart: '-2',
      top: '-2',
      zIndex: '2',
      width: 'max-content',
      maxWidth: 'min(28rem, 80vw)',
      maxHeight: '16rem',
      overflowY: 'auto',
      p: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      boxShadow: 'md',
      fontWeight: 'normal',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      textAlign: 'start',
    },
    '&:is(:hover, :focus) > .whole': { display: 'block' },
    // Paper shows the whole text in its place, because it has no pointer.
    _print: {
      '& > span:not(.whole)': { display: 'none !important' },
      '& > .whole': {
        display: 'inline !important',
        position: 'static',
        p: '0',
        borderWidth: '0',
        boxShadow: 'none',
      },
    },
  },
})

const Whole = chakra('span', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })

/** Shows the first 25 characters of a text, and all of it on hover, on focus and in an open row. */
export const CutText = ({ text }: { text: string }) => {
  const isWhole = useContext(IsWhole)
  const cut = preview(text)
  if (cut === text) return <span dir="auto">{text}</span>
  if (isWhole) return <Whole dir="auto">{text}</Whole>
  return (
    // Focusable, so that keyboard users can read the whole text too. Screen readers read it once.
    <Cut tabIndex={0} dir="auto" role="note" aria-label={text}>
      <span aria-hidden>{cut}</span>
      <span className="whole" aria-hidden>
        {text}
      </span>
    </Cut>
  )
}
