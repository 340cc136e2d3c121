import { world } from '../example-world.ts'
import { containerFileExample, vmFileExample } from './deploy-file.ts'

const key = world.sshKey.text
const data = key.split(' ')[1]!

/** Lines of a VM's file with a value as strangers write it, by the name of the line that they replace. */
const vmSlips: readonly (readonly [line: string, ...written: readonly string[]])[] = [
  ['  cpu: 2', '  cpu: 4000m', '  cpu: 4 vCPU', '  cpu: "2"', '  cpu: 1', '  cpu: 2.5', '  cpu: two', '  vcpus: 2', '  cores: 4', '  cpu: ４', '  cpu: 0,5', '  cpu: ${CPU}', '  cpu: [2]', '  cpu: 500m', '  size: s-2vcpu-4gb', '  instance_type: t3.medium'],
  ['  ram: 4', '  ram: 8192MB', '  ram: 8192 MB', '  ram: 16Gi', '  ram: 7.5', '  ram: 4,5', '  ram: 6000MB', '  ram: 16 GB', '  memory: 8Gi', '  memory_gb: 8', '  memory_mb: 8192', '  ram: 1TB', '  ram: 4096', '  ram: 4.000', '  ram: 2 * 8', '  ram: 8589934592b', '  ram: "8 G"'],
  ['  storage: 25', '  storage: 1TB', '  storage: 2T', '  storage: "1,000"', '  storage: 1 000', '  storage: 1_000', '  storage: 1TiB', '  storage: 100000MB', '  disk: 50', '  disk_gb: 100', '  storage: 25;', '  storage: 0.5TB', '  storage: fast', '  storage: {size: 50, type: NVMe}'],
  [`  image: ${world.image.url}`, '  image: ubuntu:24.04', '  image: ubuntu-24-04-x64', '  image: s3://bucket/a.img', '  image: ./ubuntu.img', '  image: !Sub https://a', '  image: docker.io/library/ubuntu:24.04', '  image: https://hub.docker.com/_/nginx', '  image: https://user:pass@a.example/x.img', '  image: http://localhost/x.img', '  image: https://a.example/my image.img', '  image: images.meridian.example/debian.qcow2', '  os: ubuntu', '  image: https://a.example/x.iso', '  image:'],
  ['    country: DE', '    country: poland', '    country: DEU', '    country: EU', '    country: XX', '    country: us-east-1', '    country: Germany?', '    country: [PL]', '    country: [DE, PL]', '    countries: [PL]', '    countries: [DE, PL]', '    region: nyc', '    country: UK', '    country: ЕU', '    country: Deutschland', '    country: the Netherlands', '    country: no', '    country: Warsaw', '    country: United States', '    country: de_DE'],
  ['  ports: ["22/tcp", "443/tcp"]', '  ports: 22', '  ports: [8000-8005/tcp]', '  ports: ["80:8080"]', '  ports: ssh+https', '  ports: [“443/tcp”]', '  ports: [0]', '  ports: [70000]', '  ports: [-1]', '  ports: tcp', '  ports: "22,443"', '  ports: [[22, 443]]', '  ports: [022-443]', '  ports: [22⁄tcp]', '  ports: [22/tcp, 22/tcp]', '  ports: [22/TCP]', '  ports: {ssh: 22}', '  ports: [443/tcp/udp]', '  port: 22', '  open_ports: [22]', '  ports: 22/tcp 53/udp'],
  [`    - ${key}`, '    - ~/.ssh/id_ed25519.pub', '    - C:\\Users\\me\\.ssh\\id_rsa.pub', '    - |\n      -----BEGIN OPENSSH PRIVATE KEY-----\n      b3BlbnNzaC1rZXktdjEAAAAABG5vbmU\n      -----END OPENSSH PRIVATE KEY-----', `    - ssh-dss ${data}`, `    - sk-ssh-ed25519@openssh.com ${data}`, '    - SHA256:Jk3xkQ9t0V1gk3b8Vd2gCq0', '    - |\n      ' + key + '\n      ' + key, `    - 'from="10.0.0.1" ${key}'`, `    - ${data}`, '    - ${SSH_PUBLIC_KEY}', '    - b83d5c17-20fa-4e69-9d41-7c6e08f3a952', `    - ${key.slice(0, 40)}…`, '    - |\n      PuTTY-User-Key-File-3: ssh-ed25519', '    - <your public key>', `    - – ${key}`, `    - ssh-rsa ${data}`, '    - ssh-ed25519 AAAA', `    - ${key.slice(0, 60)} me@laptop`, `    - ssh-ed25519-cert-v01@openssh.com ${data}`, '    - https://github.com/me.keys', '    - |\n      -----BEGIN PUBLIC KEY-----\n      MCowBQYDK2VwAyEA\n      -----END PUBLIC KEY-----', `    - "${key}\\n${key}"`, '    - gh:octocat'],
  ['  name: web-1', '  name: ""', '  name:', '  name: [web]', '  tags: demo, prod', '  name: *name'],
]

const containerSlips: typeof vmSlips = [
  ['  hardware_id: 203', '  hardware_id: H100', '  hardware_id: 311,', '  hardware_id: "311"', '  hardware_id: 0x137', '  gpu_type: H100', '  hardware_id: [203]', '  hardware_id: 2 GPUs', '  hardware_id:', '  hardwareId: 203', '  hardware_id: !x', '  hardware_id: 20O3'],
  ['  duration_hours: 24', '  duration_hours: 2d', '  duration_hours: 90m', '  duration_hours: 1 week', '  duration_hours: 24h', '  duration_hours: 1.5', '  duration_hours: unlimited', '  duration_hours: 12,', '  duration_hours: PT36H', '  duration_hours: 1d12h', '  duration_hours: 7200s', '  duration: 3d', '  duration_minutes: 120', '  duration_hours: 24:00:00', '  duration_hours: 1 month', '  timeout: 30m'],
  ['  location_ids: [1, 4]', '  location_ids: "1,4"', '  location_ids: 1, 4', '  location_ids: all', '  location_ids: [US, DE]', '  location_ids: [{id: 1}]', '  locations: [1]', '  location_ids: [[1, 4]]', '  location_ids: 1'],
  ['  container_config:', '  containerConfig:', '  container_config: nginx', '  container:'],
  [`    image_url: ${world.deployment.image}`, '    image_url: nginx latest', '    image_url: https://hub.docker.com/_/nginx', '    image_url: docker://nginx', '    image_url: "nginx:"', '    image_url: docker pull nginx:1.27', '    image_url: Nginx:1.27', '    image_url: ${IMAGE}', '    image_url: localhost:5000/web', '    image_url: !Ref Image', '    image: nginx', '    image_url: nginх', '    image_url: <image>', '    image_url: [nginx]'],
  ['    port: 80', '    port: "80:8080"', '    port: 8080/tcp', '    port: [8080]', '    port: ${PORT}', '    port: http', '    port: 8080,', '    ports: [80, 443]', '    port: 53/udp', '    port: 99999', '    containerPort: 8080', '    port: 8080-8090', '    port: ８０'],
  ['    entrypoint: ["nginx", "-g", "daemon off;"]', '    entrypoint: nginx -g "daemon off;"', `    entrypoint: "['sh','-c','echo it']"`, '    command: [nginx]\n    args: [-v]', '    entrypoint: {exec: nginx}', '    cmd: python app.py', '    entrypoint: npm start && echo ok', '    entrypoint: [python, 8000]', '    entrypoint: - nginx', '    entrypoint: [!x]', '    command: ./run.sh $HOME'],
  ['      LOG_LEVEL: info', '      - LOG_LEVEL=debug', '      - name: LOG_LEVEL\n        value: debug\n      - name: B\n        value: "1"', '      - LOG_LEVEL: debug\n      - B: "2"', '      - name: TOKEN\n        valueFrom: {secretKeyRef: {name: a, key: b}}', '      export LOG_LEVEL: debug', '      MY VAR: x', '      "": x', '      "A=B": x', '      LOG_LEVEL=debug:', '      АPI_KEY: x', '      LOG_LEVEL: {level: debug}', '      LOG_LEVEL: 3', '      LOG_LEVEL: # debug', '      LOG_LEVEL:\n        valueFrom: secret', '      1ST: x'],
  ['  tags: [demo]', '  tags: demo, prod', '  tags: demo', '  labels: {a: b}', '  tags: [1, true]'],
  ['deploy:', 'deplоy:', 'deploi:', 'Deploy:', '- deploy:', 'deploy = '],
]

const replace = (file: string, slips: typeof vmSlips) =>
  slips.flatMap(([line, ...written]) =>
    written.map((text) => {
      const lines = file.split('\n')
      if (!lines.includes(line)) throw new Error(`The file has no line ${line}.`)
      return { written: text, file: lines.map((each) => (each === line ? text : each)).join('\n') }
    }),
  )

/** Files with one slip as strangers make it. */
export const slips = [...replace(vmFileExample, vmSlips), ...replace(containerFileExample, containerSlips)]
