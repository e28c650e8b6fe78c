import { labels } from '@quizwright/contracts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useQuizFindings } from '../use-quiz.ts'

/** Saves the questions as published or not. What is faulty can not be published; pressing the button then says so. */
export const SaveButtons = ({ busy, onSave }: { busy: boolean; onSave: (publish: boolean) => void }) => {
  const { errors } = useQuizFindings()
  return (
    <>
      <Button disabled={busy} onClick={() => onSave(false)}>{labels.saveUnpublish}</Button>
      <Button variant="solid" disabled={busy} aria-disabled={errors.length > 0 || undefined} onClick={() => onSave(true)}>{labels.savePublish}</Button>
    </>
  )
}
