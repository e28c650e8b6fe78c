import { setTimeout as wait } from 'node:timers/promises'
import { cpuSecondsOf } from '../cpu.ts'
import { playClass, type Student, type Waits } from './play-class.ts'
import type { Tabs } from './tabs.ts'

/** An instructor reads the list so many times before the class comes, and once in so many milliseconds. */
const calmLists = 50
const betweenListsMs = 100
/** What follows from the hand-ins is done in the background and belongs to their cost. */
const restMs = 1_500

/** One of the compared services. */
export type Subject = {
  name: string
  url: string
  pid: number
  call: (name: string) => Promise<unknown>
  /** A greater class is not measured. */
  mostStudents?: number
  /** Adds a quiz. Returns how students take it, and those who do in pages of a browser. */
  addQuiz: (students: number) => Promise<{ studentOf: () => Student; openTabs?: () => Promise<Tabs> }>
  /** Reads an instructor's list of quizzes. */
  readList?: () => Promise<unknown>
}
export type Measured = Waits & {
  name: string
  /** How long those in pages of a browser waited for the first question. */
  beginInTabs: number[]
  students: number
  /** CPU time of the services for each student, without that of the lists which the instructor reads. */
  cpuMs: number
  longestTurnMs: number
  /** How long an instructor waits for the list, before the class came and beside it. */
  list: { calm: number[]; beside: number[] }
}

/** Calls again and again while more calls are wanted. Returns how long each took, in milliseconds. */
const timesOf = async (
  call: (() => Promise<unknown>) | undefined,
  wantsMore: (count: number) => boolean,
): Promise<number[]> => {
  const times: number[] = []
  while (call && wantsMore(times.length)) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
    await wait(betweenListsMs)
  }
  return times
}

/** Measures one class, so many of whom begin in tabs, with an instructor who reads the list meanwhile. */
export const measureClass = async (
  subject: Subject,
  students: number,
  tabCount: number,
): Promise<Measured> => {
  const quiz = await subject.addQuiz(students)
  const cpuBeforeLists = cpuSecondsOf(subject.pid)
  const calm = await timesOf(subject.readList, (count) => count < calmLists)
  const cpuOfList = (cpuSecondsOf(subject.pid) - cpuBeforeLists) / calmLists
  await using tabs = tabCount > 0 ? await quiz.openTabs?.() : undefined
  await subject.call('startTurns')
  const cpuBefore = cpuSecondsOf(subject.pid)
  let isOver = false
  const [beginInTabs, waits, beside] = await Promise.all([
    tabs?.begin(students) ?? [],
    playClass(subject.url, tabs ? students - tabCount : students, quiz.studentOf).finally(
      () => (isOver = true),
    ),
    timesOf(subject.readList, () => !isOver),
  ])
  await wait(restMs)
  const cpuSeconds = cpuSecondsOf(subject.pid) - cpuBefore - beside.length * cpuOfList
  const cpuMs = (cpuSeconds * 1_000) / students
  const longestTurnMs = (await subject.call('longestTurn')) as number
  return { ...waits, name: subject.name, beginInTabs, students, cpuMs, longestTurnMs, list: { calm, beside } }
}
