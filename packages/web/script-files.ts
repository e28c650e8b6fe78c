import { isAskedEarly } from './early-start.ts'
import { isTracing } from './tracing-script.ts'

/*
 * Which modules share a file of the built page. If the bundler made a file for each set of screens that share
 * modules, a screen would load fifty of them. Each costs 350 bytes of headers, and many small files compress worse
 * than a large one.
 */

type IsIn = (id: string) => boolean

/** Matches the modules whose paths end with one of these patterns. */
const modules = (...ends: string[]): IsIn => {
  const pattern = new RegExp(`/(?:${ends.join('|')})\\.(?:tsx?|m?js)$`)
  return (id) => pattern.test(id)
}

/** Modules that many screens of a quiz need, but not the list, which must not wait for them. */
const isOfQuizScreens: IsIn = (id) =>
  /\/(?:authoring|quiz-actions|sessions|corrections|statistics|learner|formula|question)\//.test(id) ||
  /inline-formulas|quiz-document|question-saving|new-version/.test(id) ||
  /node_modules\/(?:\.pnpm\/)?(?:idb|@xstate\+store|temml)/.test(id)

/** Modules that draw texts with formulas. Results show no formulas. */
const isOfFormulas: IsIn = (id) =>
  /\/ui\/src\/(?:formula|question)\/|inline-formulas|rules\/safe-tex/.test(id)

/** Modules of scripts that are built separately. */
const isApart: IsIn = (id) => isTracing(id) || isAskedEarly(id)

/** The calls of the screens of a quiz, and the schemas of their responses. */
const isOfCalls = modules(
  'web/src/api/calls-of-quiz',
  'contracts/src/endpoints/(?:quiz|quiz-questions|question|session|result|report|marking|correction)',
  'contracts/src/schemas/(?:question|tag|attempt|attempt-result|class-result|correction|descriptive-result)',
  'contracts/src/schemas/(?:item-statistics|job|marking|quiz-overview|result|session|similar|solution-run|stats)',
)

/** Modules that most screens with a long list or a chart need. */
const isOfLists = modules(
  'ui/list/(?:use-[^/]+|list-end|long-rows|row-range|search-field)',
  'ui/(?:format/[^/]+|buttons/chip|form/(?:checkbox|is-text-field)|loading/(?:use-[^/]+|progress))',
  'use-marking-overview|use-instructor-id|copy-sharable-link|question-at-fault|use-closing-question',
  'quiz-actions/in-parts',
  '(?:use)?[iI]nfiniteQuery[^/]*',
)

/** Small modules that several screens of a quiz need. Their imports come with them, so no large one may be listed. */
const isPartOfQuizScreens = modules(
  'contracts/src/rules/(?:period|required|duration|grade|quiz|correction)',
  'contracts/src/csv/escape-formula',
  'results/(?:earlier-version|figures|has-passed|not-confirmed|read-all-results|correction|corrected)',
  'files/(?:save-file|write-csv|download-button)',
  'ui/(?:layout/panel|loading/(?:rows|cards)-skeleton|table/[^/]+|confirm-dialog|feedback/no-such-question)',
  'duplicate-quiz|use-versions|has-unsaved|open-window|public-config',
  'correction-queries|quiz-document/(?:selectors|merge-details|blank-question)|schemas/empty-question',
  'editor-context|quiz-of|drafts-on-page|storable',
)

const isOfStatistics = modules(
  'web/src/statistics/[^/]+',
  'ui/charts/(?:chart-frame|drawn-when-seen|bar-chart|bar-chart-props)',
)

/** Small modules that the editor shares with its dialogs and with the wizard. */
const isPartOfEditor = modules(
  'fields|edit-options|with-changes|storable|marks-scale|hand|use-quiz|collect-commands',
  'quiz-of|changes|stored-history|read-questions|read-quiz|read-in-parts|to-draft-question|known-videos',
  'add-questions|is-blank-question|new-question|same-question|contracts/src/rules/render',
  'visual-equation|findings-panel|located-list|new-version-confirmation|more-than-text|images-left-out',
  'contracts/src/schemas/(?:csv|saving|empty-question)|rules/question-number|use-image-upload|summary-search',
  'ui/list/(?:virtual-[^/]+|scrolled-rows)',
)

/** Modules of the editor that the dialogs of the list need, too. */
const isOfFields = modules('picker-options|picker-failure|combobox-styles|chosen-item|number-field')

/** The list of quizzes waits for this file when it is scrolled, so it contains only what the list needs. */
const isOfVirtualLists: IsIn = (id) => /\/@tanstack\/(?:react-)?virtual/.test(id)

const isIcon: IsIn = (id) => /lucide-react\/dist\/esm\/icons\//.test(id)

/** Icons of the list, the frame of a quiz, results and statistics. The editor and dialogs need twice as many. */
const isIconOfMany = modules(
  'icons/(?:archive|archive-restore|archive-arrow-up|arrow-down|arrow-up|arrow-up-down|calendar-range|chart-column)',
  'icons/(?:check|check-check|chevron-down|clipboard-list|columns-2|copy|download|ellipsis|ellipsis-vertical)',
  'icons/(?:external-link|file-down|file-output|flag|inbox|info|link-2|list-todo|medal|menu|pencil|plus|printer)',
  'icons/(?:rotate-ccw|rotate-ccw-clock|search|search-x|send|settings-2|share-2|sliders-horizontal|sparkles)',
  'icons/(?:table-2|triangle-alert|undo-2|users)',
)

/** A module and its imports go into the first matching file. `minShareCount`: how many screens must need it. */
export const scriptFiles = [
  { name: 'base', tags: ['$initial' as const], test: (id: string) => !isApart(id), priority: 1 },
  { name: 'call-schemas', test: isOfCalls },
  { name: 'icons', minShareCount: 2, test: isIconOfMany },
  { name: 'more-icons', minShareCount: 2, test: isIcon },
  { name: 'lists', minShareCount: 2, test: isOfLists },
  { name: 'shared', minShareCount: 12, test: (id: string) => !isApart(id) && !isOfQuizScreens(id) },
  { name: 'formulas', minShareCount: 6, test: isOfFormulas },
  { name: 'parts', minShareCount: 2, test: isPartOfQuizScreens },
  { name: 'virtual', minShareCount: 2, test: isOfVirtualLists },
  { name: 'fields', minShareCount: 2, test: isOfFields },
  { name: 'editing', minShareCount: 2, test: isPartOfEditor },
  { name: 'statistics', minShareCount: 2, test: isOfStatistics },
]
