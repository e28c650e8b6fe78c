import { Equal } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { StoredQuiz } from '../../questions/read-quiz.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { compareQuestions, type Kind, kinds, kindsOf } from './compare-questions.ts'
import { ComparedList } from './compared-list.tsx'
import { kindNames } from './compared-row.tsx'

const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

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
      <Chips role="group" aria-label="Show questions that are">
        {kinds.map((kind) => (
          <Chip key={kind} pressed={shown.has(kind)} count={counts[kind]} onPress={() => toggle(kind)}>
            {kindNames[kind]}
          </Chip>
        ))}
      </Chips>
      {rows.length > 0 ? (
        <ComparedList rows={rows} {...names} />
      ) : (
        <EmptyState
          icon={<Equal aria-hidden />}
          title={
            counts.unchanged === all.length ? 'Both versions have the same questions' : 'Nothing of this kind'
          }
        >
          {counts.unchanged > 0
            ? 'Choose Unchanged above to read them side by side.'
            : 'Choose above what is shown.'}
        </EmptyState>
      )}
    </>
  )
}
