import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { hasSameGaps, type TextToTranslate } from '@quizwright/domain/translations/translate.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { useId } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { GrowingTextArea } from '../questions/growing-text-area.tsx'
import { nameOfField } from '../../../questions/name-of-field.ts'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '1.5',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    gridColumn: '1 / -1',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
})
const Original = chakra('div', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', alignSelf: 'start', py: { md: '2' } },
})
const Note = chakra('div', {
  base: {
    gridColumn: { md: '2' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
  },
})

const State = ({ state }: Pick<TextToTranslate, 'state'>) => {
  if (state === 'done') return <Badge tone="good">{say('Translated')}</Badge>
  if (state === 'outdated') return <Badge tone="warning">{say('Original changed')}</Badge>
  return <Badge>{say('Not translated')}</Badge>
}

type TranslatedRowProps = {
  text: TextToTranslate
  language: string
  onWrite: (text: string) => void
}

/** A text of a question beside its translation. */
export const TranslatedRow = ({
  text: { field, original, text, of, state },
  language,
  onWrite,
}: TranslatedRowProps) => {
  const name = nameOfField(field)
  const id = useId()
  return (
    <Row role="group" aria-labelledby={id} data-state={state}>
      <Head>
        <span id={id}>{name}</span>
        <State state={state} />
      </Head>
      <Original dir="auto">
        <FormulaText text={original} />
      </Original>
      <div dir="auto" lang={language}>
        <GrowingTextArea
          label={say('Translation of: {name}', { name })}
          value={text}
          maxLength={lengths.question}
          onWrite={onWrite}
        />
      </div>
      {state === 'outdated' && (
        <Note>
          <span>
            {say('Translated from:')} <bdi>{of}</bdi>
          </span>
          <Button size="sm" onClick={() => onWrite(text)}>
            {say('Keep translation')}
          </Button>
        </Note>
      )}
      {state === 'missing' && text !== '' && !hasSameGaps(original, text) && (
        <Note role="status">{say('The translation needs the same gaps, such as [[1]].')}</Note>
      )}
    </Row>
  )
}
