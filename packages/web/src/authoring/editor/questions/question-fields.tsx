import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import { isDescriptive, kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useEditor } from '../editor-context.ts'
import { useUntouchedQuestion } from '../active-question.ts'
import { AiPrompts } from './ai-prompts.tsx'
import { CardFoot } from './card-foot.tsx'
import { ExtraField } from './extra-field.tsx'
import { type Extra, filledExtras } from './extras.ts'
import { CollapsedExtras } from './collapsed-extras.tsx'
import { AcceptedAnswers } from '../../../questions/accepted-answers.tsx'
import { KindSettings } from './kinds/kind-settings.tsx'
import { Options } from './options.tsx'
import { PinnedOptions } from './pinned-options.tsx'
import { QuestionFindings } from './question-findings.tsx'
import { QuestionText } from './question-text.tsx'
import { sayCount } from '@quizwright/domain/language/say.ts'
import { removeEmptyOptions } from '@quizwright/machines/quiz-document/edit-options.ts'
import { X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { leaveOptions } from './edit-options.ts'
import { useCallback, useState } from 'react'
import { focusField } from './fields.ts'

/**
 * The optional fields of a question that are shown: those with content and those that the author asked for.
 */
const useExtras = (question: DraftQuestion) => {
  const { _id: id } = question
  const [requested, setRequested] = useState<readonly Extra[]>([])
  const show = useCallback(
    (name: Extra) => setRequested((before) => (before.includes(name) ? before : [...before, name])),
    [],
  )
  /** Shows an optional field and focuses it. */
  const ask = useCallback(
    (name: Extra) => {
      flushSync(() => show(name))
      focusField(id, name)
    },
    [id, show],
  )
  return { shown: [...filledExtras(question), ...requested], show, ask }
}

/** A button that removes the empty options, if there are any and enough others. */
const RemoveEmptyOptions = ({ question }: { question: DraftQuestion }) => {
  const { store } = useEditor()
  const { _id: id, options } = question
  const empty = options.length - removeEmptyOptions(question).options.length
  if (empty === 0) return null
  const remove = () => {
    flushSync(() => store.trigger.removeEmptyOptions({ id }))
    // The button disappears with the options, so the focus moves on.
    leaveOptions(id)
  }
  return (
    <Button size="sm" alignSelf="start" icon={<X aria-hidden />} onClick={remove}>
      {sayCount(empty, 'Remove the empty option', 'Remove the {count} empty options')}
    </Button>
  )
}

type QuestionFieldsProps = { question: DraftQuestion; findings: readonly Finding[]; collapsed: boolean }

/** All texts of a question. Collapsed, they look as students see them. */
export const QuestionFields = ({ question, findings, collapsed }: QuestionFieldsProps) => {
  const { activeQuestion, quizType } = useEditor()
  const { _id: id, options } = question
  const kind = kindOf(question, quizType)
  const isInWords = isDescriptive(question, quizType)
  const isUntouched = useUntouchedQuestion(activeQuestion) === id
  const { shown, show, ask } = useExtras(question)
  // A field that is emptied stays while it has the focus.
  const extra = (name: Extra) =>
    !collapsed && shown.includes(name) && <ExtraField question={question} extra={name} onEnter={show} />
  return (
    <>
      {collapsed && <CollapsedExtras question={question} />}
      {extra('section')}
      {extra('page')}
      {extra('paragraph')}
      <QuestionText
        questionId={id}
        text={collapsed ? shownText(question) : question.question}
        equation={question.equation}
        image={question.image_url}
        description={question.image_description}
        collapsed={collapsed}
        isInWords={isInWords}
        invalid={findings.some((finding) => finding.rule === 'questionEmpty')}
      />
      {isInWords
        ? !collapsed && <AiPrompts question={question} />
        : kind.hasOptions && (
            <Options
              questionId={id}
              options={options}
              takesMany={kind.severalRight}
              collapsed={collapsed}
              untouched={isUntouched}
              direction={detectDirection(question.question)}
            />
          )}
      {collapsed ? <AcceptedAnswers question={question} /> : <KindSettings question={question} />}
      {!collapsed && !isInWords && <PinnedOptions question={question} />}
      {extra('solution')}
      {!isInWords && extra('feedback')}
      {extra('video')}
      {!collapsed && (
        <>
          <CardFoot question={question} shown={shown} onAsk={ask} />
          <QuestionFindings questionId={id} findings={findings} collapsed={false} />
          {!isUntouched && <RemoveEmptyOptions question={question} />}
        </>
      )}
    </>
  )
}
