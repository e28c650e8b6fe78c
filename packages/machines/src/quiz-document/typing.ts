/** Fields that are typed key by key. All other fields are picked, and each pick is its own undo step. */
const typedFields: ReadonlySet<string> = new Set([
  'name',
  'description',
  'hours',
  'mins',
  'passing_percentage',
  'result_delay_in_hours',
  'session_name',
  'session_description',
  'question',
  'equation',
  'topic',
  'section',
  'paragraph',
  'weightage',
  'solution',
  'solution_equation',
  'page_before',
  'when_right',
  'when_wrong',
  'image_description',
  'solution_image_description',
  'option',
  'ai_solution',
  'ai_topic',
  'ai_subject',
  'ai_chapter',
  'ai_evaluation_prompt',
  'ai_content_prompt',
  'ai_understanding_prompt',
  'ai_writting_skill_prompt',
  'ai_evidence_prompt',
  'ai_organization_prompt',
])

/** Fields with several texts and numbers, of which one is typed at a time. */
const structuredFields: ReadonlySet<string> = new Set([
  'interaction',
  'translations',
  'option_feedback',
  'hints',
  'ai_evaluation_prompt_chain',
])

/** What is typed in a structured field. Texts directly in a list always are; all else is picked. */
const typedParts: ReadonlySet<string> = new Set([
  'text',
  'equation',
  'image_description',
  'name',
  'value',
  'feedback',
  'share',
  'weight',
  'weights',
  'points',
  'amount',
  'low',
  'high',
  'from',
  'to',
  'step',
  'factor',
])

const typedIn = (thing: unknown): string[] => {
  if (typeof thing !== 'object' || thing === null) return []
  return Array.isArray(thing)
    ? thing.flatMap((entry) => (typeof entry === 'string' ? [entry] : typedIn(entry)))
    : Object.entries(thing).flatMap(([part, value]) => {
        if (typeof value === 'string' || typeof value === 'number')
          return typedParts.has(part) ? [String(value)] : []
        const isNumbers = Array.isArray(value) && value.some((one) => typeof one === 'number')
        if (!isNumbers) return typedIn(value)
        return typedParts.has(part) ? [JSON.stringify(value)] : []
      })
}

/** The texts of which there are fewer after the change. */
const lost = (before: readonly string[], after: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const one of after) counts.set(one, (counts.get(one) ?? 0) + 1)
  return before.filter((one) => {
    const left = counts.get(one) ?? 0
    counts.set(one, left - 1)
    return left <= 0
  })
}

/**
 * Whether a change of a structured field replaces one text by another, wherever that stands: the list of it may be
 * sorted again, and the key may have it, too. Whoever adds or removes an entry replaces none, but the first letter of a
 * text that the question did not have is typed, and so is taking out the last one.
 */
const replacesOneText = (field: string, before: unknown, after: unknown): boolean => {
  const [old, now] = [typedIn(before), typedIn(after)]
  const [gone, added] = [new Set(lost(old, now)), new Set(lost(now, old))]
  if (gone.size === 1 && added.size === 1) return true
  const texts = [...gone, ...added].filter(Boolean)
  return field !== 'interaction' && texts.length === 1 && texts.every((one) => [...one].length === 1)
}

type Edit = { type: string; id?: string; option?: number; changes?: object; run?: string }

/**
 * The name of the run that an edit belongs to. Consecutive edits of one run are one undo step. Typing in one
 * field and moving the time of a pop-up are runs; a caller may also name one. If undefined, the edit is its
 * own step. `before` returns the
 * changed question as it was. Leaving a field ends its run (`endTyping`).
 */
export const runOf = (
  { type, id, option, changes = {}, run }: Edit,
  before: (id: string | undefined) => object | undefined,
): string | undefined => {
  if (run !== undefined) return `${type} ${run}`
  if (type === 'setPopUp') return type
  const [[field, value] = ['', undefined], ...others] = Object.entries(changes)
  const isTyping =
    others.length === 0 &&
    (typedFields.has(field) ||
      (structuredFields.has(field) &&
        replacesOneText(field, (before(id) as Record<string, unknown> | undefined)?.[field], value)))
  return isTyping ? [type, id, option, field].join(' ') : undefined
}
