import { texts } from './say.ts'

/**
 * Why a row of a table was left out, as its reader says it in English. `column` is the name of the column, which the
 * page says in its language.
 */
export const fileCells = texts([
  '{column} can be at most {count}.',
  '{column} can have at most {count} answers, separated by |.',
  '{column} can have at most {count} characters in each answer.',
  '{column} can have at most {count} characters of feedback on an answer.',
  '{column} can hold at most {count} characters and has {most}.',
  '{column} can mean option # {one} or option # {other}. Write the letter of the option.',
  '{column} can mean options # {one} or options # {other}. Write the letters of the options.',
  '{column} can name at most {count} tags and names {most}.',
  '{column} has a match, but there is no option{no}.',
  '{column} holds a character that can not be stored. Write it again.',
  '{column} is 0, but the first option is 1. If its numbers count from 0, say so before the file is read.',
  '{column} is the text of option # {one} and of option # {other}. Write the letter of the option.',
  '{column} is too long.',
  '{column} leads to a bank of more than {count} words.',
  '{column} leads to more than {count} different choices.',
  '{column} lists {count} options; a question has at most {most}.',
  '{column} must be 1 or 0, true or false, yes or no.',
  '{column} must be Easy, Medium or Hard.',
  '{column} must be a link that begins with http://, https:// or /.',
  '{column} must be a list of at most {count} texts, as {text}.',
  '{column} must be a whole number, such as 1.',
  '{column} must be an id: letters, digits, _ and -.',
  '{column} must be each or all, such as {text}.',
  '{column} must be empty, single_answer, {text}.',
  '{column} must be numbers of options such as 3;4, or none.',
  '{column} must be such as {text}.',
  '{column} must be texts by language and column, of at most {count} characters, as {text}.',
  '{column} must be the letter, the number or the text of an option.',
  '{column} must be {text} or a weight for each option, such as {other}.',
  '{column} must have one area a line, such as {text}, in thousandths of the image; "{other}" is none.',
  '{column} must list the options, each in a line of its own or with | between them.',
  '{column} must name some of {text}, or none.',
  '{column} names option {number}, and a question here has at most {most} options. Move the right option into ' +
    'the place of a wrong one.',
  '{column} names option {number}, and the row has 1 option.',
  '{column} names option {number}, and the row has {count} options.',
  '{column} names several options ({text}), and this question has one right option. Write multiple_answers ' +
    'in the column kind if all of them are right.',
])
