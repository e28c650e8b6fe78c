import { allMachines } from '@quizwright/machines/all-machines.ts'
import { nameOf, listStates } from '@quizwright/machines/diagrams/chart-transitions.ts'
import { expect, test } from 'vitest'
import { layOutChart } from './lay-out-chart.ts'

test.each(allMachines)(
  '$name: every state has a box, and nested boxes are inside the box of their parent',
  ({ machine }) => {
    const { width, height, boxes, arrows } = layOutChart(machine)
    expect(boxes.map(({ name }) => name)).toEqual(listStates(machine).map(nameOf))
    expect(arrows.length).toBeGreaterThan(0)
    for (const { key, points } of arrows)
      expect(
        points.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height),
        key,
      ).toBe(true)
    for (const box of boxes) {
      expect(
        [box.x, box.y, width - box.x - box.width, height - box.y - box.height].every((gap) => gap >= 0),
        box.name,
      ).toBe(true)
      const parent = boxes.find(({ name }) => box.name.startsWith(`${name}.`))
      if (parent)
        expect(box.x >= parent.x && box.y >= parent.y && box.x + box.width <= parent.x + parent.width).toBe(
          true,
        )
    }
  },
)
