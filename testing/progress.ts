import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../packages/host/configuration/read-json.ts'

interface Part {
  name: string
  /** Seconds that the part last took on this machine. */
  usual?: number | undefined
  began?: number
  ended?: number
  /** Finished tests. */
  tests: number
  /** Share of finished files, from 0 to 1. */
  share: number
}

/** Seconds that each part last took on this machine. */
const file = 'node_modules/.cache/test/seconds.json'
const readSeconds = () => (existsSync(file) ? readJson(z.record(z.string(), z.number()), readFileSync(file, 'utf8')) : {})

const formatTime = (ms: number) => {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export class Progress {
  readonly #parts: Part[]
  readonly #seconds = readSeconds()
  readonly #began = performance.now()
  readonly #isTerminal = process.stdout.isTTY && !process.env['CI']
  readonly #timer: NodeJS.Timeout

  constructor(parts: readonly { name: string }[]) {
    this.#parts = parts.map(({ name }) => ({ name, usual: this.#seconds[name], tests: 0, share: 0 }))
    this.#timer = setInterval(() => this.#draw(), this.#isTerminal ? 500 : 20_000)
  }

  start(name: string): void {
    this.#find(name).began = performance.now()
    if (this.#isTerminal) this.#draw()
    else this.print(`Started: ${name}`)
  }

  report(name: string, state: Pick<Part, 'tests' | 'share'>): void {
    Object.assign(this.#find(name), state)
  }

  end(name: string, passed: boolean, result: string): void {
    const part = this.#find(name)
    part.ended = performance.now()
    const ms = part.ended - (part.began ?? part.ended)
    if (passed) this.#seconds[name] = Math.max(1, Math.round(ms / 1000))
    this.print(`${passed ? 'Passed' : 'FAILED'}: ${name}${result && `, ${result}`} (${formatTime(ms)})`)
  }

  print(line: string): void {
    if (this.#isTerminal) process.stdout.write('\r\u001B[2K')
    console.log(line)
    if (this.#isTerminal) this.#draw()
  }

  /** Saves the durations for the next estimate, and returns the total time. */
  stop(): string {
    clearInterval(this.#timer)
    if (this.#isTerminal) process.stdout.write('\r\u001B[2K')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(this.#seconds))
    return formatTime(performance.now() - this.#began)
  }

  #find(name: string): Part {
    return this.#parts.find((part) => part.name === name)!
  }

  /**
   * Estimates the remaining milliseconds from the last run on this machine and the speed of this run. Returns `undefined` if a part never ran
   * here, and during the first 5 % of the run.
   */
  #estimateRest(): number | undefined {
    let all = 0
    let done = 0
    for (const { usual, ended, began, share, tests } of this.#parts) {
      if (usual === undefined) return undefined
      all += usual
      if (ended) done += usual
      else if (began) done += usual * Math.min(0.95, tests > 0 ? share : (performance.now() - began) / 1000 / usual)
    }
    return done < all / 20 ? undefined : ((performance.now() - this.#began) * (all - done)) / done
  }

  #draw(): void {
    const active = this.#parts.filter(({ began, ended }) => began && !ended)
    if (active.length === 0) return
    const running = active
      .map(({ name, tests, share }) => (tests > 0 ? `${name}, ${tests} tests, ${Math.round(share * 100)} %` : name))
      .join(' · ')
    const rest = this.#estimateRest()
    const left = rest === undefined ? '' : `, about ${formatTime(rest)} left`
    const line = `${formatTime(performance.now() - this.#began)}${left}: ${running}`
    if (this.#isTerminal) process.stdout.write(`\r\u001B[2K${line.slice(0, process.stdout.columns - 1)}`)
    else console.log(line)
  }
}
