import { texts } from '../language/say.ts'

/** Why a correction is refused. */
export const correctionTexts = /* @__PURE__ */ texts({
  oneOption: 'Choose the correct option.',
  twoOptions: 'Choose at least two correct options.',
  noAnswer: 'Enter the answer to accept.',
  answersElsewhere: 'Only a correction that accepts answers can name answers.',
  notTyped: 'Only questions whose answers are typed can accept further answers.',
  notInKey:
    'This question’s key can’t hold that answer, for example words where a number is expected. ' +
    'Correct the marks on the results of the students who gave it.',
  foreignKey: 'This key doesn’t fit this question. Reload and try again.',
  keyElsewhere: 'Only a correction of the key can name the parts.',
  noOption: 'This kind of correction doesn’t take options.',
  reason: 'Give a reason for the correction. Students see it, and it stays in the quiz’s history.',
  sameKey: 'The question is already marked this way. Choose something else.',
  noOptions: 'This question has no options. Give everyone the marks, or don’t count it.',
  unknownOption: 'The question doesn’t have this option. Choose another.',
  noMarks: 'Without this question the quiz would have no marks. Give everyone the marks instead.',
  noMarksAgain:
    'Without this correction, no question in the quiz would count. Undo another question’s correction first.',
  noneCounts:
    'None of these questions counts, so the quiz would have no marks. Add one that counts, ' +
    'or undo a correction first.',
  noAttempts: 'No student has submitted this question yet. Correct it in the editor.',
  newerFirst: 'This question was corrected again later. Undo the latest correction first.',
  sameMarks: 'The answer already has these marks. Enter different ones.',
  leftOut: 'This question doesn’t count, so its answers can’t get marks. Undo that correction first.',
  waitsForMark: 'This answer hasn’t been marked yet. Mark it under Marking.',
  undone: 'This correction has already been undone.',
  inWords: 'Descriptive answers have no key. Grade them again with a different solution.',
  notInWords: 'Only descriptive answers can be graded again. Choose the correct option instead.',
  noGuidance: 'Write the solution to grade the answers by.',
  guidanceElsewhere: 'Only grading again takes a solution.',
  sameGuidance: 'The answers are already graded by this solution. Change it first.',
  sameGuidanceOfModel: 'The answers are already graded this way. Change the solution or a prompt first.',
  notGradedYet: 'The answers haven’t been graded by this solution yet. Preview the changes again.',
})
