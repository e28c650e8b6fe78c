import { say } from '@quizwright/domain/language/say.ts'
import { kindOf, kindsInMenu, questionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { KindInMenu } from '@quizwright/machines/quiz-document/change-kind.ts'
import { useOfferedKinds } from '../../../../api/offered-kinds.ts'
import { chakra } from '../../../../ui/styled/chakra.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { useEditor } from '../../editor-context.ts'

const Place = chakra('div', { base: { width: '13.5rem', maxWidth: '100%' } })

/**
 * The kind of a question. Changing it is one undo step and keeps the options. Missing where the services store no
 * other kind; a kind that the question has already is always listed.
 */
export const KindField = ({ question }: { question: DraftQuestion }) => {
  const { store } = useEditor()
  const offered = useOfferedKinds()
  const own = kindOf(question).name
  const choices = kindsInMenu
    .filter((name) => name === 'single_answer' || name === own || offered.includes(name))
    .map((name) => ({ value: name, label: say(questionKinds[name].label) }))
  if (choices.length === 1) return null
  return (
    <Place data-field="kind">
      <Select
        label={say('Kind of question')}
        hideLabel
        size="sm"
        value={own as KindInMenu}
        options={choices}
        onChange={(kind) => store.trigger.changeKind({ id: question._id, kind })}
      />
    </Place>
  )
}
