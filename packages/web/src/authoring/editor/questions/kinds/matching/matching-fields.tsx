import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { type Pair, type Pairs, pairsOf, withPairs } from '@quizwright/domain/kinds/matching/pairs.ts'
import type { Matching } from '@quizwright/domain/kinds/matching/schema.ts'
import { blankPiece, pieceInWords } from '@quizwright/domain/kinds/pieces.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { ArrowRight, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../../../../../ui/buttons/button.tsx'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { useEditor } from '../../../editor-context.ts'
import { KindRow, KindRows } from '../kind-row.tsx'
import { PieceField } from '../piece-field.tsx'
import { ExtraChoices } from './extra-choices.tsx'
import { MatchingSettings } from './matching-settings.tsx'

const PairList = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
      columnGap: '3',
      alignItems: 'start',
    },
    '& > li > svg': {
      color: 'fg.muted',
      width: '4',
      height: '4',
      mt: '3',
      display: { base: 'none', md: 'block' },
    },
    '& > li > p': { gridColumn: '1 / -1', textStyle: 'xs', color: 'fg.muted' },
  },
})

type MatchingFieldsProps = { question: DraftQuestion; interaction: Matching }

/** The pairs, further choices, and how matches earn marks. Enter adds the next line. */
export const MatchingFields = ({ question, interaction }: MatchingFieldsProps) => {
  const { store } = useEditor()
  const id = useId()
  const { pairs, extra } = pairsOf(interaction)
  const { presentation } = interaction
  const canAddPair = pairs.length < kindLimits.prompts
  const canAddChoice = presentation.choices.length < kindLimits.choices

  const set = (changed: Matching): void =>
    store.trigger.setQuestion({ id: question._id, changes: { interaction: changed } })
  const change = (changes: Partial<Pairs>): void => set(withPairs(interaction, { pairs, extra, ...changes }))
  const changePair = (index: number, changes: Partial<Pair>): void =>
    change({ pairs: pairs.with(index, { ...elementAt(pairs, index), ...changes }) })
  const goTo = (name: string): void =>
    document.getElementById(`${id}-${name}`)?.querySelector<HTMLElement>('textarea, input')?.focus()
  const goToPair = (index: number): void => {
    if (index < pairs.length) return goTo(`prompt-${index}`)
    if (canAddPair)
      flushSync(() => change({ pairs: [...pairs, { prompt: blankPiece(), choices: [], weight: 1 }] }))
    goTo(`prompt-${Math.min(index, kindLimits.prompts - 1)}`)
  }
  const goToExtra = (index: number): void => {
    if (index >= extra.length && canAddChoice) flushSync(() => change({ extra: [...extra, blankPiece()] }))
    goTo(`extra-${index}`)
  }

  return (
    <>
      <KindRows role="group" aria-label={say('Pairs')} data-field="interaction">
        <PairList>
          {pairs.map(({ prompt, choices: [choice = blankPiece(), ...others] }, index) => (
            // Prompts have no id, so their index is the key.
            <li key={index}>
              <div id={`${id}-prompt-${index}`}>
                <PieceField
                  question={question}
                  name={say('Prompt {number}', { number: index + 1 })}
                  piece={prompt}
                  placeholder={say('Prompt {number}', { number: index + 1 })}
                  onChange={(changed) => changePair(index, { prompt: changed })}
                  onEnter={() => goTo(`choice-${index}`)}
                />
              </div>
              <ArrowRight aria-hidden />
              <div id={`${id}-choice-${index}`}>
                <PieceField
                  question={question}
                  name={say('Correct choice for prompt {number}', { number: index + 1 })}
                  piece={choice}
                  placeholder={say('Correct choice')}
                  onChange={(changed) => changePair(index, { choices: [changed, ...others] })}
                  onEnter={() => goToPair(index + 1)}
                >
                  <IconButton
                    label={say('Remove pair {number}', { number: index + 1 })}
                    icon={<X aria-hidden />}
                    disabled={pairs.length === 1}
                    tabIndex={-1}
                    data-tool="remove"
                    onClick={() => {
                      flushSync(() => change({ pairs: pairs.toSpliced(index, 1) }))
                      goTo(`prompt-${Math.max(0, index - 1)}`)
                    }}
                  />
                </PieceField>
              </div>
              {others.length > 0 && (
                <p>{say('Also correct: {others}', { others: others.map(pieceInWords).join(' / ') })}</p>
              )}
            </li>
          ))}
        </PairList>
        <ExtraChoices
          question={question}
          idOf={(index) => `${id}-extra-${index}`}
          extra={extra}
          onChange={(changed) => change({ extra: changed })}
          onEnter={(index) => goToExtra(index + 1)}
          onRemove={(index) => {
            flushSync(() => change({ extra: extra.toSpliced(index, 1) }))
            goTo(index > 0 ? `extra-${index - 1}` : 'prompt-0')
          }}
        />
        <KindRow>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            disabled={!canAddPair}
            onClick={() => goToPair(pairs.length)}
          >
            {canAddPair ? say('Add pair') : say('At most {prompts} pairs', { prompts: kindLimits.prompts })}
          </Button>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            disabled={!canAddChoice}
            onClick={() => goToExtra(extra.length)}
          >
            {canAddChoice
              ? say('Add extra choice')
              : say('At most {choices} choices', { choices: kindLimits.choices })}
          </Button>
        </KindRow>
      </KindRows>
      <MatchingSettings interaction={interaction} onChange={set} />
    </>
  )
}
