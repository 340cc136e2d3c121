import { userEvent } from 'vitest/browser'
import { keys } from './keys.ts'

keys.real = userEvent
