import { defined } from '../defined.ts'
import { ruleTexts } from '../texts.ts'
import { limits } from '../limits.ts'
import type { CreateQuizBody, UpdateQuizBody } from '../schemas/quiz.ts'
import type { Finding } from './finding.ts'
import { periodFindings } from './period.ts'
import { emptiedFields, errorFinding, isBlank, isRequired, missingFields } from './required.ts'

type Details = Omit<UpdateQuizBody, 'quiz_id' | 'is_published' | 'revision'>

/** What is wrong with a title: that there is none, or that it is too long. */
export const titleFindings = (name: string | undefined): Finding[] => {
  if (isBlank(name)) return [errorFinding('titleMissing', 'name', 'Title is required')]
  return [...defined(name, 'name')].length > limits.titleLength
    ? [errorFinding('titleLength', 'name', `Title can have at most ${limits.titleLength} characters`)]
    : []
}

/** Forms send 0 for a duration that was not entered. */
const durationFindings = (duration: number | undefined): Finding[] =>
  duration ? [] : [errorFinding('required', 'duration', isRequired('duration'))]

const passingFindings = (passing: number | undefined): Finding[] =>
  (passing ?? 0) > limits.maxPassingPercentage
    ? [
        errorFinding(
          'passingRange',
          'passing_percentage',
          `passing_percentage can be at most ${limits.maxPassingPercentage}`,
        ),
      ]
    : []

/** A course needs a module. So does a pop quiz, because its video belongs to a module. */
const placeFindings = (details: Details): Finding[] => {
  const hasCourse = !isBlank(details.course) || !isBlank(details.course_id)
  const hasVideo = details.quiz_type !== 'pop' || !isBlank(details.video_id)
  return [
    ...(hasCourse ? missingFields(details, ['course_id']) : []),
    ...(hasCourse || details.quiz_type === 'pop' ? missingFields(details, ['module_id']) : []),
    ...(hasVideo ? [] : [errorFinding('videoMissing', 'video_id', 'Please select a video')]),
  ]
}

const facultyFindings = ({ quiz_type, tags = [], faculties = [] }: Details): Finding[] =>
  quiz_type === 'practice' || tags.length + faculties.length > 0
    ? []
    : [errorFinding('facultyMissing', 'faculties', ruleTexts.facultyMissing)]

/** Checks all details of a quiz: those of a form, or the stored details with an update applied. */
export const detailsFindings = (details: Details): Finding[] => [
  ...missingFields(details, ['quiz_type']),
  ...titleFindings(details.name),
  ...missingFields(details, ['description']),
  ...durationFindings(details.duration),
  ...missingFields(details, ['passing_percentage']),
  ...passingFindings(details.passing_percentage),
  ...placeFindings(details),
  ...facultyFindings(details),
]

/** A name that is left out, which no form does, is said by both texts that the specification quotes for it. */
export const createQuizFindings = (body: CreateQuizBody): Finding[] => [
  ...detailsFindings(body),
  ...(body.name === undefined ? missingFields(body, ['name']) : []),
  ...missingFields(body, ['session_name', 'session_description', 'start_time', 'end_time']),
  ...periodFindings(body),
]

/** Checks only the changed fields. The services apply the changes and check all details with `detailsFindings`. */
export const updateQuizFindings = (body: UpdateQuizBody): Finding[] => [
  ...(body.name === undefined ? [] : titleFindings(body.name)),
  ...emptiedFields(body, ['description']),
  ...(body.duration === undefined ? [] : durationFindings(body.duration)),
  ...passingFindings(body.passing_percentage),
  ...placeFindings(body).filter((finding) => Reflect.get(body, finding.field) === null),
]

/** Returns the title of a duplicate, cut to the maximum length of a title. */
export const copyTitle = (name: string): string =>
  [...`Copy of ${name}`].slice(0, limits.titleLength).join('')
