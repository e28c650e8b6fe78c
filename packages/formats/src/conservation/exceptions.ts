import type { Exceptions } from './seen-in-markup.ts'

const words = (list: string): string[] => list.split(' ')

/**
 * What each format of XML hides or says twice, and what its reader names as lost without repeating the words. All
 * other words must stand in the question, in a loss or in an entry that is left out. Readers name each title that
 * says more than its question.
 */
const exceptions = (
  unseen: string,
  named: Readonly<Record<string, RegExp>> = {},
  isMarkup = true,
): Exceptions => ({ unseen: new Set(words(unseen)), named: new Map(Object.entries(named)), isMarkup })

export const inMoodle = exceptions(
  'name file image image_base64 category info idnumber hidden penalty defaultgrade single usecase shuffleanswers ' +
    'answernumbering showstandardinstruction shownumcorrect responseformat responserequired responsefieldlines ' +
    'minwordlimit maxwordlimit attachments attachmentsrequired maxbytes filetypeslist unitgradingtype unitpenalty ' +
    'showunits unitsleft tolerance multiplier group draggroup infinite layouttype selecttype selectcount ' +
    'gradingtype showgrading numberingstyle noofdrags drop no synchronize tolerancetype correctanswerformat ' +
    'correctanswerlength dataset_definitions scoringmethod numberofrows numberofcolumns weight deduction ' +
    'answerdisplay delimitchars correctrow',
  {
    feedback: /feedback/,
    feedbacktext: /feedback/,
    correctfeedback: /feedback/,
    partiallycorrectfeedback: /feedback/,
    incorrectfeedback: /feedback/,
    hint: /its hints/,
    graderinfo: /notes for graders/,
    responsetemplate: /answers begin with/,
  },
)

export const inQti12 = exceptions('itemmetadata resprocessing itemproc_extension', {
  itemfeedback: /its feedback/,
  hint: /its hints/,
  qticomment: /its comment/,
})

/** The key is said by identifiers, and the texts that are typed are said again in words. */
export const inQti = exceptions(
  'responsedeclaration outcomedeclaration templatedeclaration contextdeclaration responseprocessing ' +
    'outcomeprocessing ' +
    'templateprocessing cataloginfo companionmaterialsinfo',
  {
    modalfeedback: /its feedback/,
    feedbackinline: /its feedback/,
    feedbackblock: /its feedback/,
    'rubricblock scorer': /its notes for graders/,
  },
  false,
)

export const inOlx = exceptions('responseparam', {
  choicehint: /the feedback/,
  compoundhint: /the feedback/,
  optionhint: /the feedback/,
  correcthint: /the feedback/,
  demandhint: /the feedback/,
})

export const inWpProQuiz = exceptions(
  'title category categoryid points pointsperanswer showpointsinbox answerpointsactivated correctsametext',
  { incorrectmsg: /its feedback/, tipmsg: /its hint/ },
)

/** What is accepted is said by letters or is the key itself, and notes are named each. */
export const inExamview = exceptions('answer info')

export const inPools = exceptions('dates', {
  feedback_when_correct: /its feedback/,
  feedback_when_incorrect: /its feedback/,
})

export const inHotPotatoes = exceptions(
  'weighting fixed question-type correct percent-correct include-in-mc-options must-select-all default-right-item',
  { clue: /its hints?/, feedback: /feedback/ },
)
