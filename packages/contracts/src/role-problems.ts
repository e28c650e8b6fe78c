import { texts } from '@quizwright/domain/language/say.ts'

/** Problems of what belongs to another account, or is shared by it. */
export const roleProblems = texts({
  FORBIDDEN: {
    status: 403,
    message: 'This belongs to another account. Sign in with that account to use it.',
  },
  ROLE_NEEDED: {
    status: 403,
    message: 'Your role in this quiz does not allow this. Ask its owner for another role.',
  },
  ROLE_CHANGED: {
    status: 409,
    message: 'Your role in this quiz was taken away. What you typed is kept here; make a copy to go on.',
  },
  COMMENT_REFUSED: {
    status: 422,
    message: 'This comment can not be saved. Reload the page and try again.',
  },
  TEAM_CHANGED: {
    status: 409,
    message: 'Somebody else shared these answers out meanwhile. Look at the team again, then save yours.',
  },
  SHARE_REFUSED: {
    status: 422,
    message: 'This quiz can not be shared like this. Reload the page and look who has it.',
  },
  SHARE_LINK_WRONG: {
    status: 404,
    message: 'This link for colleagues is not known, or it is over. Ask the owner of the quiz for a new one.',
  },
  OPERATOR_NEEDED: {
    status: 403,
    message: 'Only people who administer Quizwright here can do this. Ask one of them.',
  },
})
