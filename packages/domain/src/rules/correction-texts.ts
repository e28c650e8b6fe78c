import { texts } from '../language/say.ts'

/** Why a correction is refused. */
export const correctionTexts = /* @__PURE__ */ texts({
  oneOption: 'Choose the option that is right.',
  twoOptions: 'Choose at least two options that earn the marks.',
  noAnswer: 'Write the answer that earns marks too.',
  answersElsewhere: 'Answers go only with a correction that accepts them.',
  notTyped: 'Only questions whose answers are typed can accept further answers.',
  notInKey:
    'The key of this question can not hold that answer, such as words where a number is asked for. ' +
    'Correct the marks on the results of the students who gave it.',
  foreignKey: 'This key is not one of this question. Look at it again.',
  keyElsewhere: 'A key of parts goes only with a correction of the key.',
  noOption: 'This kind of correction names no options.',
  reason: 'Say why the marks are corrected: students and the history of the quiz read it.',
  sameKey: 'This is how the question is marked already. Choose something else.',
  noOptions: 'This question has no options. Let everybody have its marks, or do not count it.',
  unknownOption: 'The question has no such option. Look at it again and choose another.',
  noMarks: 'Without this question the quiz would have no marks. Let everybody have its marks instead.',
  noMarksAgain:
    'Without this correction no question of the quiz would count. Undo that of another question first.',
  noneCounts:
    'None of these questions counts, so the quiz would have no marks. Add one that counts, ' +
    'or undo a correction first.',
  noAttempts: 'Nobody has handed in this question yet. Correct it in the editor.',
  newerFirst: 'This question was corrected again later. Undo the latest correction first.',
  sameMarks: 'The answer has these marks already. Give others.',
  leftOut: 'This question does not count, so no answer to it gets marks. Undo that correction first.',
  waitsForMark: 'This answer still waits for its mark. Give it under Marking.',
  undone: 'This correction has been undone already.',
  inWords: 'An answer in words has no key. Let these answers be graded again by another solution.',
  notInWords: 'Only answers in words can be graded again. Choose which option is right.',
  noGuidance: 'Write the solution by which the answers are to be graded.',
  guidanceElsewhere: 'A solution goes only with answers in words that are graded again.',
  sameGuidance: 'By this the answers are graded already. Change the solution first.',
  sameGuidanceOfModel: 'By this the answers are graded already. Change the solution or a prompt first.',
  notGradedYet: 'The answers were not graded by this solution yet. Ask again to see what changes.',
})
