import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import { correctionLimits, lengths } from '@quizwright/domain/limits.ts'
import type { CorrectionChoice, CorrectionPreview } from '@quizwright/domain/schemas/correction.ts'
import type { CorrectionWords } from '@quizwright/machines/mark-correction/guards-and-actions.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { ChangedResults } from './changed-results.tsx'
import type { CorrectedQuestion } from './correction-queries.ts'
import { PreviewFigures } from './preview-figures.tsx'

type ReviewCorrectionProps = {
  question: CorrectedQuestion
  choice: CorrectionChoice
  preview: CorrectionPreview
  words: CorrectionWords
  /** The number of open reports on the question. */
  reports: number
  disabled: boolean
  onWrite: (words: CorrectionWords) => void
}

/** Shows what a correction changes, and asks for the reason. */
export const ReviewCorrection = ({
  question,
  choice,
  preview,
  words,
  reports,
  disabled,
  onWrite,
}: ReviewCorrectionProps) => (
  <>
    <p>
      <strong>{asSentence(describeChoice(choice))}</strong> {say('Nothing has changed yet.')}
    </p>
    <PreviewFigures choice={choice} preview={preview} />
    <ChangedResults key={preview.fingerprint} question={question} preview={preview} />
    <TextField
      label={say('Reason for the correction')}
      hint={say('Students see it with their result, and it stays in the quiz’s history.')}
      lines={2}
      required
      disabled={disabled}
      maxLength={correctionLimits.reason}
      value={words.reason}
      onChange={(reason) => onWrite({ ...words, reason })}
    />
    {reports > 0 && (
      <TextField
        label={sayCount(
          reports,
          'Reply to the student who reported it',
          'Reply to the {count} students who reported it',
        )}
        hint={say('This resolves the issues. Leave it empty to keep them open.')}
        lines={2}
        disabled={disabled}
        maxLength={lengths.description}
        value={words.closingNote}
        onChange={(closingNote) => onWrite({ ...words, closingNote })}
      />
    )}
  </>
)
