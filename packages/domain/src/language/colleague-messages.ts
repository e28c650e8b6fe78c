import { texts } from './say.ts'

/** What the services say in English about colleagues, their comments and the marking that they share. */
export const colleagueMessages = texts([
  '{name} took away your role in this quiz. What you typed is kept here; make a copy to go on.',
  '{owner} owns this quiz. Ask them for the role marker.',
  '{owner} owns this quiz. Ask them for the role editor.',
  '{owner} owns this quiz. Ask {name} to do this.',
  '{name} owns this quiz by now. Reload the page to see who has it.',
  'Somebody else owns this quiz by now. Reload the page to see who has it.',
  'This account can not sign in any more. Choose another colleague.',
  'You own this quiz. Hand it over to a colleague first, then leave it.',
  'You have this quiz by your course. Its owner can take it away from the course.',
  'This quiz belongs to another course. Only the team of its own course can be given a role.',
  'Nobody signs in here with this e-mail address. Ask your colleague for the address that they use here.',
  'Nobody signs in here with this e-mail address.',
  'This person owns the quiz already and may do everything.',
  'This question is not in the saved quiz. Save your questions, or reload the page if a colleague deleted it.',
  'This quiz has 1,000 threads of comments, and no more fit. Delete comments that are settled.',
  'This thread has 100 comments, and no more fit. Start another one.',
  'Only who wrote a comment can change it. Answer it instead.',
  '{name} marks this answer. Ask the owner of the quiz for another share.',
  'Another marker marks this answer. Ask the owner of the quiz for another share.',
  'This result is in another marker’s share. Ask {owner} for another share.',
  'You mark a share of this quiz, and this is about all students. Ask {owner} for the role editor.',
  'Two people mark this answer without seeing each other’s mark. Mark it under To mark.',
  'Only descriptive answers are shared out: all others mark themselves.',
  'Somebody in this team can no longer mark this quiz. Give them a role, or leave them out.',
])
