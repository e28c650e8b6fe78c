import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { use } from 'react'
import { type GivenText, OpenAdding } from '../../adding/adding.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { asPage } from '../../../ui/styled/clipped.ts'
import { useEditor } from '../editor-context.ts'
import type { Content } from './content.ts'
import { ContentField } from './content-field.tsx'
import { pasteQuestions } from './paste-questions.ts'

/** The API's names of a question's content fields. */
const toQuestion = ({ text, equation, image, description }: Partial<Content>) => ({
  ...(text === undefined ? {} : { question: text }),
  ...(equation === undefined ? {} : { equation }),
  ...(image === undefined ? {} : { image_url: image }),
  ...(description === undefined ? {} : { image_description: description }),
})

/** A question that is not active begins where its options do, on the right in an Urdu page. */
const Frame = chakra('div', { base: { '&[data-collapsed] [dir]': asPage } })

type QuestionTextProps = Content & {
  questionId: string
  collapsed: boolean
  /** Whether it is descriptive. */
  isInWords: boolean
  invalid: boolean
}

/** The text of a question. Pasting questions with their options here adds them to the quiz. */
export const QuestionText = memo((props: QuestionTextProps) => {
  const { questionId: id, collapsed, isInWords, invalid, ...content } = props
  const editor = useEditor()
  const { store } = editor
  const openAdding = use(OpenAdding)
  const addSeveral = openAdding ? (given: GivenText) => openAdding({ kind: 'paste', given }) : undefined
  return (
    <Frame data-field="question" data-collapsed={collapsed || undefined}>
      <ContentField
        name={say('Question')}
        content={content}
        maxLength={lengths.question}
        placeholder={
          isInWords ? say('The question') : say('Type the question, or paste one with its options')
        }
        collapsed={collapsed}
        isTabStop
        invalid={invalid}
        onChange={(changes) => store.trigger.setQuestion({ id, changes: toQuestion(changes) })}
        onPasteText={(pasted) => pasteQuestions(editor, id, pasted, addSeveral)}
      />
    </Frame>
  )
})
