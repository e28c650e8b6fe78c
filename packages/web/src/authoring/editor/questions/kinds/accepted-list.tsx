import { say } from '@quizwright/domain/language/say.ts'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/buttons/button.tsx'
import { KindRow, KindRows } from './kind-row.tsx'

type AcceptedListProps<Accepted> = {
  accepted: readonly Accepted[]
  atMost: number
  blank: () => Accepted
  onChange: (accepted: Accepted[]) => void
  /** The fields of one accepted answer. `addAfter` adds a line below and goes to it. */
  children: (
    one: Accepted,
    index: number,
    change: (changes: Partial<Accepted>) => void,
    addAfter: () => void,
  ) => ReactNode
}

/** The accepted answers of a question, of which the first that fits counts. Enter adds the next line. */
export const AcceptedList = <Accepted extends object>({
  accepted,
  atMost,
  blank,
  onChange,
  children,
}: AcceptedListProps<Accepted>) => {
  const id = useId()
  const canAdd = accepted.length < atMost
  const goTo = (index: number): void =>
    document.getElementById(`${id}-${index}`)?.querySelector('input')?.focus()
  const addAfter = (index: number): void => {
    if (canAdd) flushSync(() => onChange(accepted.toSpliced(index + 1, 0, blank())))
    goTo(Math.min(index + 1, accepted.length))
  }
  return (
    <KindRows role="group" aria-label={say('Accepted answers')} data-field="interaction">
      {accepted.map((one, index) => (
        // Accepted answers have no id, so their index is the key.
        <KindRow key={index} id={`${id}-${index}`}>
          {children(
            one,
            index,
            (changes) => onChange(accepted.with(index, { ...one, ...changes })),
            () => addAfter(index),
          )}
          {accepted.length > 1 && (
            <Button
              size="sm"
              aria-label={say('Remove accepted answer {number}', { number: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => {
                flushSync(() => onChange(accepted.toSpliced(index, 1)))
                goTo(Math.max(0, index - 1))
              }}
            />
          )}
        </KindRow>
      ))}
      <Button
        size="sm"
        alignSelf="start"
        icon={<Plus aria-hidden />}
        disabled={!canAdd}
        onClick={() => addAfter(accepted.length - 1)}
      >
        {canAdd ? say('Add accepted answer') : say('At most {atMost} accepted answers', { atMost })}
      </Button>
    </KindRows>
  )
}
