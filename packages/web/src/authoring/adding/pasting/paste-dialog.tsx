import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { type ClipboardEvent, useEffect, useState } from 'react'
import { textOfHtml } from '@quizwright/formats/pasted/text-of-html.ts'
import { useFileTexts } from '../../../language/use-file-texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../../editor/editor-context.ts'
import { type Addition, addQuestions, roomFor } from '../add-questions.ts'
import type { GivenText } from '../adding.ts'
import { imagesLeftOut } from './images-left-out.ts'
import { keepText, readKeptText } from '../../../ui/form/kept-text.ts'
import { UnderstoodList } from './understood-list.tsx'
import { useUnderstood } from './use-understood.ts'
import { isMoreThanText } from './more-than-text.ts'

/**
 * Pastes content of word processors and spreadsheets at the cursor, as people type lists. `images` counts the
 * images that were left out, those of an earlier paste too.
 */
const usePasteHtml = (onPasted: (text: string) => void, imagesBefore: number) => {
  const [images, setImages] = useState(imagesBefore)
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const field = event.target
    const html = event.clipboardData.getData('text/html')
    if (!(field instanceof HTMLTextAreaElement) || html === '' || !isMoreThanText(html)) return
    const { text, images } = textOfHtml(html)
    if (text === '') return
    event.preventDefault()
    setImages((before) => before + images)
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    onPasted(field.value)
  }
  return { images, onPaste }
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
    alignItems: 'start',
    '& textarea': {
      fontFamily: 'mono',
      textStyle: 'sm',
      minHeight: '12rem',
      maxHeight: { base: '16rem', md: '70dvh' },
    },
  },
})
const Heading = chakra('h3', { base: { textStyle: 'title.sm', mb: '2' } })
const Example = chakra('pre', {
  base: {
    fontFamily: 'mono',
    textStyle: 'xs',
    color: 'fg.muted',
    bg: 'bg.subtle',
    borderRadius: 'md',
    p: '3',
    mt: '2',
    whiteSpace: 'pre-wrap',
  },
})
const Hint = chakra('div', { base: { textStyle: 'sm', color: 'fg.muted' } })

const example = `1. What is the capital of France?
a) Rome
b) Paris *

2. Which gas do plants take in?
a) Carbon dioxide
b) Oxygen
Answer: a`

const WhatIsUnderstood = () => (
  <Hint>
    <p>
      {say(
        'Numbered questions with lettered options. Mark correct options with a star, a tick, bold or ' +
          'coloured text, a line such as “Answer: b”, or a list at the end. Tables from a spreadsheet or ' +
          'document work too.',
      )}
    </p>
    <Example>{example}</Example>
  </Hint>
)

const pastedInto = (quizId: string): string => `questions-pasted-into-${quizId}`

type PasteDialogProps = {
  /** Text that was pasted elsewhere, to be previewed here. */
  given: GivenText | undefined
  onAdded: (addition: Addition) => void
  onClose: () => void
}

/**
 * Adds several questions from a pasted text. The questions it was understood as are shown before anything is
 * added.
 */
const PasteDialog = ({ given, onAdded, onClose }: PasteDialogProps) => {
  useFileTexts()
  const editor = useEditor()
  const quizId = editor.quiz._id
  const [text, setText] = useState(() => given?.text ?? readKeptText(pastedInto(quizId)))
  useEffect(() => keepText(pastedInto(quizId), text), [quizId, text])
  const { images, onPaste } = usePasteHtml(setText, given?.images ?? 0)
  const { questions, wanted, leftOut, isReading, toggle } = useUnderstood(text, editor.quizType === 'daq')
  const room = roomFor(editor)
  const isTooMuch = wanted.length > room
  const add = () => {
    // The rest of the text stays in the field, so that it can be corrected and added later.
    const rest = [...questions.filter((one) => !wanted.includes(one)), ...leftOut].map(({ source }) => source)
    keepText(pastedInto(quizId), rest.join('\n\n'))
    onAdded(addQuestions(editor, wanted))
    setText(rest.join('\n\n'))
    if (rest.length === 0) onClose()
  }
  return (
    <Dialog
      open
      title={say('Paste questions')}
      size="full"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('Close')}</Button>
          <Button variant="solid" disabled={wanted.length === 0 || isTooMuch || isReading} onClick={add}>
            {wanted.length === 0
              ? say('Add')
              : sayCount(wanted.length, 'Add {count} question', 'Add {count} questions')}
          </Button>
        </>
      }
    >
      <Columns onPaste={onPaste}>
        <TextField
          label={say('Your questions')}
          hint={say('Paste or type here. The preview updates as you type.')}
          lines={16}
          value={text}
          onChange={setText}
          spellCheck={false}
        />
        <section aria-label={say('Preview')} aria-busy={isReading}>
          <Heading>
            <span role="status">
              {text.trim() === ''
                ? say('Preview')
                : sayCount(questions.length, '{count} question', '{count} questions')}
            </span>
          </Heading>
          {images > 0 && <Hint>{imagesLeftOut(images)}</Hint>}
          {isTooMuch && (
            <Hint role="alert">
              {sayCount(
                room,
                'Only {count} more question fits in this quiz.',
                'Only {count} more questions fit in this quiz.',
              )}
            </Hint>
          )}
          {text.trim() === '' ? (
            <WhatIsUnderstood />
          ) : (
            <UnderstoodList questions={questions} wanted={wanted} leftOut={leftOut} onToggle={toggle} />
          )}
        </section>
      </Columns>
    </Dialog>
  )
}

export default PasteDialog
