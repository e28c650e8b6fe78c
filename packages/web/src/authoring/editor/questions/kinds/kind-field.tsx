import { kindOf, kindsOfOptions, questionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { KindOfOptions } from '@quizwright/machines/quiz-document/change-kind.ts'
import { chakra } from '../../../../ui/styled/chakra.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { useEditor } from '../../editor-context.ts'

const Place = chakra('div', { base: { width: '13.5rem', maxWidth: '100%' } })

const choices = kindsOfOptions.map((name) => ({ value: name, label: questionKinds[name].label }))

/** The kind of a question. Changing it is one undo step and keeps the options. */
export const KindField = ({ question }: { question: DraftQuestion }) => {
  const { store } = useEditor()
  return (
    <Place data-field="kind">
      <Select
        label="Kind of question"
        hideLabel
        size="sm"
        value={kindOf(question).name as KindOfOptions}
        options={choices}
        onChange={(kind) => store.trigger.changeKind({ id: question._id, kind })}
      />
    </Place>
  )
}
