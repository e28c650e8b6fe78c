import { say } from '@quizwright/domain/language/say.ts'
import { ClipboardPaste, Dices, FileUp, Library } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { OpenFrameWindow } from '../quiz-frame/open-window.ts'
import { OpenAdding } from './adding.ts'

/** A button that gets questions in another way than typing them. */
export type AddAction = { name: string; description: string; icon: ReactNode; run: () => void }

/** The actions that are available here. Files and generation open windows of the quiz's frame. */
export const useAddActions = (): AddAction[] => {
  const openFrame = use(OpenFrameWindow)
  const openAdding = use(OpenAdding)
  const hasBank = useIsOffered('searchQuestionBank')
  return [
    ...(openAdding
      ? [
          {
            name: say('Paste questions'),
            description: say('A numbered list with answers, or a table.'),
            icon: <ClipboardPaste aria-hidden />,
            run: () => openAdding({ kind: 'paste' }),
          },
        ]
      : []),
    ...(openFrame
      ? [
          {
            name: say('Upload a file'),
            description: say('CSV, Moodle, Canvas, Word lists and more.'),
            icon: <FileUp aria-hidden />,
            run: () => openFrame('upload a CSV'),
          },
          {
            name: say('Auto generate'),
            description: say('Picks questions from your quizzes by tag and difficulty.'),
            icon: <Dices aria-hidden />,
            run: () => openFrame('generate'),
          },
        ]
      : []),
    ...(openAdding && hasBank
      ? [
          {
            name: say('Add from your quizzes'),
            description: say('Search, preview and add several at once.'),
            icon: <Library aria-hidden />,
            run: () => openAdding({ kind: 'bank' }),
          },
        ]
      : []),
  ]
}
