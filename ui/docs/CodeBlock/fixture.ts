import { network } from '../../fixtures/sample-data.ts'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { colorLines } from '../../elements/code/colorLines.ts'

/** Highlights sample code. */
export const lit = (text: string): CodeLine[] => colorLines(text, ['meridian'])

const body = `  "constraints": { "size": "cpu-4-ram-8gb" },
  "instances": 1,
  "machine": {
    "name": "train-01",
    "image": "https://images.meridian.example/linux-22.04.img",
    "ports": [{ "port": 22, "protocol": "tcp" }],
    "keys": ["ssh-ed25519 AAAA…"]
  }`

export const samples = {
  curl: lit(`curl -X POST "${network.api}/machines" \\
  -H "Authorization: Bearer $MERIDIAN_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
${body}
}'`),
  typescript: lit(`const answer = await fetch("${network.api}/machines", {
  method: "POST",
  headers: { "Authorization": "Bearer $MERIDIAN_KEY", "Content-Type": "application/json" },
  body: JSON.stringify({ "instances": 1, "machine": { "name": "train-01" } }),
})
print(await answer.json())`),
  python: lit(`import json, urllib.request
# The standard library is enough.
request = urllib.request.Request("${network.api}/machines", method="POST")
request.add_header("Authorization", "Bearer $MERIDIAN_KEY")
with urllib.request.urlopen(request) as answer:
    print(json.load(answer))`),
  cli: lit('meridian machines order --name train-01'),
  answer: lit(`{
  "machines": [
    { "id": "0x8f3a…c1", "name": "train-01" }
  ]
}`),
  failure: (message: string) => lit(`{\n  "error": "${message}"\n}`),
}

export const placeholders = { host: network.api, key: '$MERIDIAN_KEY' }
