import { say } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ImageToLink } from './image-to-link.tsx'
import { lengths } from '@quizwright/domain/limits.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/buttons/button.tsx'
import { insertPiece, pieces } from '../../ui/equation/equation-pieces.ts'
import { VisualEquation, type VisualInsert } from '../../ui/equation/visual-equation.tsx'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { CopiedText } from '../../ui/form/copied-text.tsx'
import { ToolCard } from './tool-card.tsx'

const Pieces = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', '& button': { minWidth: '10' } },
})
const Part = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    minWidth: '0',
    '& textarea': { fontFamily: 'mono' },
    '& > span': { textStyle: 'sm', fontWeight: 'medium' },
  },
})
const Preview = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '6rem',
    p: '4',
    overflowX: 'auto',
    textStyle: 'xl',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    '& > p': { textStyle: 'sm', color: 'fg.muted' },
  },
})

/** An equation editor, visual and in TeX, with a preview as students see it and TeX to copy. */
const EquationToText = () => {
  const [tex, setTex] = useKeptText('equation to copy')
  const [isInTex, setIsInTex] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const insertVisually = useRef<VisualInsert>(null)
  const isEmpty = tex.trim() === ''

  /** Inserts TeX into the field that had the focus last. */
  const add = (piece: string) => {
    if (!isInTex && insertVisually.current) return insertVisually.current(piece)
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: tex.length,
      selectionEnd: tex.length,
    }
    const next = insertPiece(tex, piece, from ?? tex.length, to ?? tex.length)
    if (next.tex.length > lengths.tex) return
    flushSync(() => setTex(next.tex))
    field.current?.focus()
    field.current?.setSelectionRange(next.caret, next.caret)
  }

  return (
    <ToolCard
      title={say('Get an equation as text (TeX)')}
      purpose={say(
        'Type an equation and copy its text into an equation column of a CSV file or an equation field.',
      )}
    >
      <Pieces role="group" aria-label={say('Insert into the equation')}>
        {pieces().map(({ name, shown, piece }) => (
          <Button key={name} size="sm" title={name} onClick={() => add(piece)}>
            <span aria-hidden>
              <Formula tex={shown} />
            </span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ))}
      </Pieces>
      <Part onFocus={() => setIsInTex(false)}>
        <span aria-hidden>{say('Equation')}</span>
        <VisualEquation label={say('Equation')} tex={tex} keepsSteps ref={insertVisually} onWrite={setTex} />
      </Part>
      <Part onFocus={() => setIsInTex(true)}>
        <TextField
          label={say('TeX')}
          lines={2}
          value={tex}
          maxLength={lengths.tex}
          spellCheck={false}
          dir="ltr"
          placeholder={say('\\frac{a}{b}')}
          inputRef={field}
          onChange={setTex}
        />
      </Part>
      <Preview aria-live="polite" aria-label={say('Equation preview')} role="group">
        {isEmpty ? (
          <p>{say('The equation appears here as you type, as students will see it.')}</p>
        ) : (
          <Formula tex={tex} display isTyped />
        )}
      </Preview>
      <CopiedText label={say('TeX to copy')} text={tex.trim().replaceAll(/\s+/g, ' ')} />
    </ToolCard>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    alignItems: 'start',
  },
})

/** /general: tools for authors who write questions elsewhere, such as in a spreadsheet. */
const GeneralScreen = () => (
  <Page
    title={say(screenRoutes.general.title)}
    back={{ href: href.quizList({ keepFilters: 'true' }), label: say('Quizzes') }}
  >
    <Columns>
      <ImageToLink />
      <EquationToText />
    </Columns>
  </Page>
)

export default GeneralScreen
