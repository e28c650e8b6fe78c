import { elementAt } from '@quizwright/domain/defined.ts'
import type { Language } from '@quizwright/domain/language/languages.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { NoticeKind } from '../../database/tables/notices.ts'
import { mailIn } from '../mail-in.ts'

/** What somebody is told about one quiz: who did what, and how often. */
export type ToldQuiz = {
  quizId: string
  name: string
  told: readonly { kind: NoticeKind; actor: string; count: number }[]
}

const lineOf = ({ kind, actor, count }: ToldQuiz['told'][number]): string => {
  const name = actor || say('A colleague')
  switch (kind) {
    case 'shared':
      return say('{name} gave you a role in this quiz.', { name })
    case 'handed_over':
      return say('{name} made you the owner of this quiz.', { name })
    case 'mention':
      return sayCount(
        count,
        '{name} mentioned you in {count} comment.',
        '{name} mentioned you in {count} comments.',
        { name },
      )
    case 'comment':
      return sayCount(count, '{name} wrote {count} comment.', '{name} wrote {count} comments.', { name })
    case 'marking':
      return say('{name} assigned you answers to mark.', { name })
  }
}

/**
 * The mail about quizzes that are shared with somebody, in their language. It says who did what in which quiz, and
 * nothing of what stands there: comments may be about answers of students.
 */
export const noticeMail = (
  language: Language,
  name: string,
  quizzes: readonly ToldQuiz[],
  addressOf: ((quiz: ToldQuiz) => string) | undefined,
) =>
  mailIn(language, () => ({
    subject:
      quizzes.length === 1
        ? say('News about the quiz “{quiz}”', { quiz: elementAt(quizzes, 0).name })
        : sayCount(quizzes.length, 'News about {count} quiz', 'News about {count} quizzes'),
    body: [
      say('Hello {name},', { name }),
      ...quizzes.flatMap((quiz) => [
        '',
        say('Quiz “{quiz}”:', { quiz: quiz.name }),
        ...quiz.told.map((one) => `- ${lineOf(one)}`),
        ...(addressOf ? [addressOf(quiz)] : []),
      ]),
      '',
      say('You can turn these emails off under “Email notifications” in the menu of your account.'),
    ].join('\n'),
  }))
