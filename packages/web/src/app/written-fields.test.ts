import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

/**
 * Every file with a field into which a person writes, and where the text is kept until it is sent. A new field must be
 * added here, with its keeper or with the reason why it needs none.
 */
const keptBy: Readonly<Record<string, string>> = {
  'authoring/adding/bank/bank-filters.tsx': 'a search, which changes nothing',
  'authoring/adding/pasting/paste-dialog.tsx': 'kept-text',
  'authoring/editor/find/find-line.tsx': 'a search, which changes nothing',
  'authoring/editor/find/replace-line.tsx':
    'a search, which changes nothing until it is applied to the draft',
  'authoring/editor/move-form.tsx': 'one number, not a text',
  'authoring/editor/questions/kinds/accepted-feedback.tsx': 'the draft',
  'authoring/editor/questions/kinds/cloze/gaps-trial.tsx': 'a trial, which is sent nowhere',
  'authoring/editor/questions/kinds/hotspot/area-rows.tsx': 'the draft',
  'authoring/editor/questions/kinds/numeric/drawn/rows-field.tsx': 'the draft',
  'authoring/editor/questions/kinds/numeric/drawn/variable-row.tsx': 'the draft',
  'authoring/editor/questions/kinds/numeric/numeric-fields.tsx': 'the draft',
  'authoring/editor/questions/kinds/short-answer/short-answer-fields.tsx': 'the draft',
  'authoring/editor/questions/kinds/numeric/tolerance-fields.tsx': 'the draft',
  'authoring/editor/questions/kinds/numeric/unit-fields.tsx': 'the draft',
  'authoring/editor/questions/kinds/trial-line.tsx': 'a trial, which is sent nowhere',
  'authoring/editor/questions/option-mark.tsx': 'the draft',
  'authoring/editor/questions/scoring-fields.tsx': 'the draft',
  'authoring/editor/selection/select-box.tsx': 'a checkbox',
  'authoring/editor/selection/weigh-selected.tsx': 'one number, not a text',
  'authoring/import/repair/cell-field.tsx': 'the draft',
  'authoring/import/repair/option-cells.tsx': 'the draft',
  'authoring/pop-up/pop-up-point.tsx': 'the draft',
  'authoring/pop-up/pop-up-preview.tsx': 'a trial, which is sent nowhere',
  'authoring/quiz-frame/people/add-colleague.tsx':
    'one e-mail address, which stays in the field when it is refused',
  'authoring/wizard/choose-source-window.tsx': 'a choice, not a text',
  'authoring/wizard/details/about-fields.tsx': 'the draft',
  'authoring/wizard/details/draw-fields.tsx': 'the draft',
  'authoring/wizard/details/scoring-fields.tsx': 'the draft',
  'authoring/wizard/details/session-fields.tsx': 'the draft',
  'authoring/wizard/generating/wanted-fields.tsx': 'the draft',
  'comments/panel/comment-composer.tsx': 'use-kept-text',
  'comments/panel/new-thread.tsx': 'one number, not a text',
  'corrections/correct-answer.tsx': 'use-kept-value',
  'corrections/choose-accepted.tsx': 'use-correction',
  'corrections/choose-correction.tsx': 'a choice, not a text',
  'corrections/choose-guidance.tsx': 'use-correction',
  'corrections/review-correction.tsx': 'use-correction',
  'results/evaluation/full-text-dialog.tsx': 'use-kept-value',
  'results/reason-field.tsx': 'both of its dialogs keep it by use-kept-text',
  'features/course-accounts/connect-form.tsx': 'a code that is copied and works for ten minutes',
  'features/general/general-screen.tsx': 'use-kept-text',
  'features/individual-result-daq/message-dialog.tsx': 'use-kept-value',
  'features/issues/issue-card.tsx': 'use-kept-text',
  'features/marking/mark-choices.tsx': 'use-marking',
  'features/marking/mark-comment.tsx': 'use-marking',
  'features/marking/team/mark-differences.tsx': 'one number, not a text',
  'features/platforms/platform-dialog.tsx':
    'addresses copied from a platform, which stay in the form when they are refused',
  'features/quiz-results/late-answers/late-answers-dialog.tsx': 'use-kept-text',
  'features/quiz-results/students/students-dialog.tsx': 'a search, which changes nothing',
  'features/session-history/in-session/allow-dialog.tsx': 'use-kept-text',
  'features/session-history/in-session/in-session-dialog.tsx': 'a search, which changes nothing',
  'features/session-history/session-dialog.tsx': 'use-session-form',
  'features/session-history/settings-fields.tsx': 'use-session-form',
  'features/session-history/student-list/add-students.tsx': 'use-kept-text',
  'questions/summary/summary-search.tsx': 'a search, which changes nothing',
  'ui/form/number-field.tsx': 'its owner',
  'ui/form/radio-group.tsx': 'a choice, not a text',
  'ui/form/parsed-field.tsx': 'its owner',
}
/** The modules that keep a text; each uses `kept-value` itself. */
const keepers: Readonly<Record<string, string>> = {
  'kept-text': 'ui/form/kept-text.ts',
  'use-kept-text': 'ui/form/use-kept-text.ts',
  'use-kept-value': 'ui/form/use-kept-value.ts',
  'use-correction': 'corrections/use-correction.ts',
  'use-marking': 'features/marking/use-marking.ts',
  'use-session-form': 'features/session-history/use-session-form.ts',
}

const read = (path: string): string => readFileSync(join(sources, path), 'utf8')

test('every field into which a person writes is kept until it is sent, or says why not', () => {
  const fields = globSync('**/*.tsx', { cwd: sources })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.tsx'))
    .filter((path) => /<(?:TextField|textarea|NumberField|input)\b/.test(read(path)))
  expect(fields.toSorted()).toEqual(Object.keys(keptBy).toSorted())
})

test('a keeper that a field names keeps', () => {
  for (const [field, keeper] of Object.entries(keptBy)) {
    const path = keepers[keeper]
    if (!path) continue
    expect(read(path), field).toMatch(/kept-(?:value|text)\.ts/)
    // The file itself uses it, or its owner passes what it keeps.
    if (/kept/.test(keeper)) expect(read(field), field).toContain(`${keeper}.ts`)
  }
})
