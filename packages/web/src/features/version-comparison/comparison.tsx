import { defined } from '@quizwright/domain/defined.ts'
import { saidWhenRead, say, sayAs } from '@quizwright/domain/language/say.ts'
import { memo } from '../../language/memo.ts'
import { Equal } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { StoredQuiz } from '../../questions/read-quiz.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type Compared, compareQuestions, type Kind, kinds, kindsOf } from './compare-questions.ts'
import { LongList } from '../../ui/list/long-list.tsx'
import { QuestionSide } from '../../questions/comparison/question-side.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Wrap } from '../../ui/layout/parts.tsx'

const Head = chakra('h2', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
  },
})
const Frame = chakra('article', { base: { display: 'flex', flexDirection: 'column', gap: '2', pb: '5' } })

const tones = {
  added: 'good',
  removed: 'bad',
  changed: 'warning',
  moved: 'accent',
  unchanged: 'neutral',
} as const satisfies Record<Kind, string>
const kindNames: Record<Kind, string> = saidWhenRead({
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  unchanged: 'Unchanged',
})
/** The same of one question: other languages have an ending of its own for it. */
const kindsOfQuestion = (): Record<Kind, string> => ({
  added: sayAs('question', 'Added'),
  removed: sayAs('question', 'Removed'),
  changed: sayAs('question', 'Changed'),
  moved: sayAs('question', 'Moved'),
  unchanged: sayAs('question', 'Unchanged'),
})

const titleOf = ({ before, after }: Compared): string => {
  if (!before || !after)
    return say('Question {number}', { number: defined(after ?? before, 'the question').no })
  return before.no === after.no
    ? say('Question {number}', { number: after.no })
    : say('Question {number}, before {before}', { number: after.no, before: before.no })
}

type ComparedRowProps = { compared: Compared; beforeName: string; afterName: string }

/** One question in both versions, with the changed words marked. */
const ComparedRow = memo(({ compared, beforeName, afterName }: ComparedRowProps) => {
  const names = kindsOfQuestion()
  const [before, after] = [compared.before?.question ?? null, compared.after?.question ?? null]
  return (
    <Frame>
      <Head>
        {titleOf(compared)}
        {kindsOf(compared).map((kind) => (
          <Badge key={kind} tone={tones[kind]}>
            {names[kind]}
          </Badge>
        ))}
      </Head>
      <Sides>
        <QuestionSide
          title={beforeName}
          question={before}
          comparedWith={after}
          absent={say('Not in this version')}
          view="before"
        />
        <QuestionSide
          title={afterName}
          question={after}
          comparedWith={before}
          absent={say('Not in this version')}
          view="after"
        />
      </Sides>
    </Frame>
  )
})

type ComparedListProps = { rows: readonly Compared[]; beforeName: string; afterName: string }

const ComparedList = ({ rows, ...names }: ComparedListProps) => (
  <LongList
    aria-label={say('Questions of both versions')}
    count={rows.length}
    itemHeight={260}
    atFirst={8}
    overscan={4}
    keyOf={(index) => rows[index]?.origin ?? index}
    item={(index) => {
      const compared = rows[index]
      return compared && <ComparedRow compared={compared} {...names} />
    }}
  />
)

type ComparisonProps = { before: StoredQuiz; after: StoredQuiz; beforeName: string; afterName: string }

/** Shows the changes of each question between two versions. Initially only changed questions are shown. */
export const Comparison = ({ before, after, ...names }: ComparisonProps) => {
  const [shown, setShown] = useState<ReadonlySet<Kind>>(new Set(kinds.filter((kind) => kind !== 'unchanged')))
  const all = useMemo(() => compareQuestions(before.questions, after.questions), [before, after])
  const counts = useMemo(() => {
    const of = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
    for (const kind of all.flatMap(kindsOf)) of[kind] += 1
    return of
  }, [all])
  const rows = useMemo(
    () => all.filter((compared) => kindsOf(compared).some((kind) => shown.has(kind))),
    [all, shown],
  )
  const toggle = (kind: Kind) =>
    setShown((set) =>
      set.has(kind) ? new Set([...set].filter((other) => other !== kind)) : new Set([...set, kind]),
    )
  return (
    <>
      <Wrap role="group" aria-label={say('Show questions that are')}>
        {kinds.map((kind) => (
          <Chip key={kind} pressed={shown.has(kind)} count={counts[kind]} onPress={() => toggle(kind)}>
            {kindNames[kind]}
          </Chip>
        ))}
      </Wrap>
      {rows.length > 0 ? (
        <ComparedList rows={rows} {...names} />
      ) : (
        <EmptyState
          icon={<Equal aria-hidden />}
          title={
            counts.unchanged === all.length
              ? say('Both versions have the same questions')
              : say('Nothing to show')
          }
        >
          {counts.unchanged > 0
            ? say('Choose Unchanged above to compare them side by side.')
            : say('Choose above what is shown.')}
        </EmptyState>
      )}
    </>
  )
}
