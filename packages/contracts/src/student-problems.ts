import { texts } from '@quizwright/domain/language/say.ts'

/** What services say to students instead of the general message of a problem. The page says it in its language. */
export const studentRefusals = texts({
  severalUnderWay:
    'Several of your attempts at this quiz are under way already. Hand one in before you begin another.',
  manyInAnHour:
    'You have begun very many attempts at this quiz in the last hour. Wait a while and try again.',
  manyFromNetwork: 'Very many attempts have been begun from your network. Wait a while and try again.',
  manyInSession: 'Very many attempts have been begun in this session. Wait a while and try again.',
  manyOfStudent: 'You have begun very many attempts. Wait a while and try again.',
  manyOnDevice: 'Very many attempts have been begun on this device. Wait a while and try again.',
  noQuizAtLink: 'This link leads to no quiz. Check it, or ask your instructor to send it again.',
  archived: 'This quiz is archived, so it can not be taken now. Ask your instructor about it.',
  notPublished: 'This quiz is not published, so it can not be taken now. Ask your instructor about it.',
  mostImages: 'This answer has as many images as it takes. Remove one to add another.',
  noImages: 'Only answers in words take images.',
  checkedAtEnd: 'The answers of this quiz are shown when it is handed in.',
  markedLater: 'Answers in words are marked after the hand-in.',
  nothingToCheck: 'Give an answer first, then check it.',
  manyFiles: 'Too many files are being read from your network. Wait a moment and try again.',
  manyReports: 'You have reported very many issues on this quiz. Write to your instructor instead.',
  noDetails: 'Say who you are, then begin.',
  noName: 'Type your name, then begin.',
  noAccessCode: 'Enter the access code your instructor gave you',
  noCodeNeeded: 'This quiz does not ask for a confirmed e-mail address. Begin it.',
  manyCodes:
    'This mailbox has been sent very many codes within a day, so it gets no more for now. Look for the last mail, ' +
    'try again tomorrow, or ask your instructor to put you on the list of students.',
})
