import { labels } from '@quizwright/contracts/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useQuizFindings } from '../use-quiz.ts'

/** Both beside each other, and the errors with them, on a phone. */
const narrow = { px: { base: '2', sm: '4' }, h: { base: '8', sm: '10' } }

/**
 * Saves the questions as published or not. What is faulty can not be published; pressing the button then says
 * so.
 */
export const SaveButtons = ({ busy, onSave }: { busy: boolean; onSave: (publish: boolean) => void }) => {
  const { errors } = useQuizFindings()
  return (
    <>
      <Button {...narrow} disabled={busy} onClick={() => onSave(false)}>
        {labels.saveUnpublish}
      </Button>
      <Button
        {...narrow}
        variant="solid"
        disabled={busy}
        aria-disabled={errors.length > 0 || undefined}
        onClick={() => onSave(true)}
      >
        {labels.savePublish}
      </Button>
    </>
  )
}
