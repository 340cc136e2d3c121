import { describe, expect, it } from 'vitest'
import { checkDeployFile } from './check-deploy-file.ts'
import { containerFileExample, vmFileExample } from './deploy-file.ts'

const image = 'deploy.container_config.image_url'
const port = 'deploy.container_config.port'
const variables = 'deploy.container_config.environment_variables'

const listMessages = (text: string) => {
  const result = checkDeployFile(text)
  return result.ok ? [] : result.problems.map(({ message }) => message)
}

describe('a file of another tool', () => {
  it.each<[kind: string, text: string, ...fields: string[]]>([
    [
      'Docker Compose',
      'version: "3.8"\nservices:\n  web:\n    image: nginx:1.27\n    ports:\n      - "8080:80"\n    environment:\n      - LOG_LEVEL=info\n    command: ["nginx", "-g", "daemon off;"]\n    deploy:\n      replicas: 2\n',
      image,
      port,
      variables,
    ],
    [
      'Akash',
      '---\nversion: "2.0"\nservices:\n  web:\n    image: nginx\n    expose:\n      - port: 80\n        as: 80\n        to:\n          - global: true\nprofiles:\n  compute:\n    web:\n      resources:\n        cpu:\n          units: 1.0\n        memory:\n          size: 512Mi\ndeployment:\n  web:\n    akash:\n      profile: web\n      count: 1\n',
      image,
      port,
    ],
    [
      'Kubernetes',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:\n  replicas: 3\n  template:\n    spec:\n      containers:\n        - name: web\n          image: nginx:1.27\n          ports:\n            - containerPort: 80\n          env:\n            - name: LOG_LEVEL\n              value: info\n',
      image,
      port,
      variables,
    ],
    [
      'Kubernetes',
      'apiVersion: v1\nkind: Service\nmetadata:\n  name: a\nspec:\n  ports:\n    - port: 80\n---\napiVersion: apps/v1\nkind: Deployment\n',
      port,
    ],
    ['Kubernetes', '----\napiVersion:v1\nkind: Pod\n'],
    [
      'Knative',
      'apiVersion: serving.knative.dev/v1\nkind: Service\nmetadata:\n  name: hello\nspec:\n  template:\n    spec:\n      containers:\n        - image: ghcr.io/knative/helloworld-go:latest\n          ports:\n            - containerPort: 8080\n',
      image,
      port,
    ],
    [
      'cloud-init',
      '#cloud-config\nhostname: web\nusers:\n  - name: me\n    ssh_authorized_keys:\n      - ssh-ed25519 AAAAC3 me@laptop\npackages: [nginx]\nruncmd:\n  - systemctl start nginx\n',
      'vm.ssh_keys',
    ],
    [
      'Nomad',
      'job "web" {\n  datacenters = ["dc1"]\n  group "web" {\n    count = 2\n    task "web" {\n      driver = "docker"\n      config {\n        image = "nginx:1.27"\n        ports = ["http"]\n      }\n      env {\n        LOG_LEVEL = "info"\n      }\n    }\n  }\n}\n',
      image,
    ],
    [
      'Terraform',
      'resource "aws_instance" "web" {\n  ami           = "ami-0abc"\n  instance_type = "t3.micro"\n  key_name      = "laptop"\n}\n',
      'vm.image',
    ],
    [
      'fly.toml',
      'app = "web"\nprimary_region = "fra"\n\n[build]\n  image = "nginx:1.27"\n\n[env]\n  LOG_LEVEL = "info"\n\n[http_service]\n  internal_port = 8080\n',
      image,
      port,
    ],
    [
      'render.yaml',
      'services:\n  - type: web\n    name: api\n    runtime: docker\n    region: frankfurt\n    plan: starter\n    envVars:\n      - key: LOG_LEVEL\n        value: info\n',
      variables,
    ],
    [
      'App Platform',
      'name: sample\nregion: nyc\nservices:\n  - name: web\n    image:\n      registry_type: DOCKER_HUB\n      repository: nginx\n    http_port: 80\n    instance_count: 2\n',
      image,
      port,
    ],
    [
      'SkyPilot',
      'resources:\n  cloud: aws\n  accelerators: H100:8\n\nnum_nodes: 1\n\nsetup: |\n  pip install vllm\n\nrun: |\n  python train.py\n',
      'deploy.hardware_id',
    ],
    [
      'dstack',
      'type: service\nname: llama\nimage: vllm/vllm-openai:latest\nenv:\n  - HF_TOKEN\ncommands:\n  - vllm serve\nport: 8000\nresources:\n  gpu: 24GB\n',
      image,
      port,
      variables,
    ],
    ['.env', '# settings\nLOG_LEVEL=info\nexport DATABASE_URL="postgres://x"\n', variables],
    [
      'TOML',
      '[deploy]\nhardware_id = 203\ngpus_per_container = 1\n\n[deploy.container_config]\nimage_url = "nginx"\nport = 80\n',
      image,
      port,
    ],
    ['HCL', 'deploy {\n  hardware_id = 203\n}\n'],
    [
      'POST /vms/v3',
      '{"constraints":{"basicConfiguration":"cpu-2-ram-4gb-storage-25gb","datacenter":{"countries":["DE"]}},"instances":1,"vmConfiguration":{"name":"web-1","openPorts":[{"port":22,"protocol":"tcp"}],"osImage":"https://images.example.com/u.img","sshKeys":["ssh-ed25519 AAAA"]}}',
      'vm.image',
      'vm.ssh_keys',
    ],
    [
      'POST /deploy',
      '{"hardware_id":203,"gpus_per_container":1,"replica_count":1,"duration_hours":24,"container_config":{"image_url":"nginx","port":80}}',
      image,
      port,
    ],
    ['Dockerfile', 'FROM nginx:1.27\nEXPOSE 80\nENV LOG_LEVEL=info\nCMD ["nginx"]\n', port],
    ['GitHub Actions', 'name: CI\non: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n'],
    ['GitLab', 'image: node:20\nstages: [test]\ntest:\n  script:\n    - npm test\n', image],
    ['cog', 'build:\n  gpu: true\n  python_version: "3.11"\npredict: predict.py:Predictor\n'],
    ['Helm', 'replicaCount: 2\nimage:\n  repository: nginx\n  tag: "1.27"\nservice:\n  port: 80\n', image, port],
    ['shell', 'docker run -d -p 8080:80 -e LOG_LEVEL=info nginx:1.27\n'],
    ['Ansible', '- name: web\n  hosts: all\n  tasks:\n    - name: install\n      apt:\n        name: nginx\n'],
    ['private key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5v\n-----END OPENSSH PRIVATE KEY-----\n'],
    ['public key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJipIsKhbOgPPs90dk6xZlfreB7m8enznE06modsUBKb dev@laptop\n'],
    ['neither deploy nor vm', 'title: My thing\nowner: me\ncontainer:\n  image: nginx\n  port: 80\n  command: run\n', image, port],
    [
      'neither deploy nor vm',
      '{"name":"x","imageName":"nginx","gpuTypeId":"NVIDIA H100","ports":"8080/http","env":[{"key":"A","value":"b"}],"containerDiskInGb":50}',
      image,
      port,
    ],
    ['page of the web', '<!doctype html>\n<html><body>deploy: x</body></html>\n'],
    [
      'ECS',
      '{"family":"web","containerDefinitions":[{"name":"web","image":"nginx","portMappings":[{"containerPort":80}],"environment":[{"name":"A","value":"b"}]}]}',
      image,
      port,
    ],
    ['systemd', '[Unit]\nDescription=Web\n[Service]\nExecStart=/usr/bin/nginx\nEnvironment=LOG_LEVEL=info\n'],
    ['diff', '--- deploy.yml\n+++ deploy.yml\n@@ -2 +2 @@\n-  hardware_id: 203\n+  hardware_id: 204\n'],
    ['.env', 'export API_KEY="abc=="\nPORT=3000\nIMAGE=nginx:1.27\n', variables],
    ['neither deploy nor vm', 'region = "eu-central-1"\ninstance_type = "t3.micro"\nssh_public_key = "ssh-ed25519 AAAA"\n', 'vm.ssh_keys'],
    ['neither deploy nor vm', 'hardware_id,gpus,hours\n203,1,24\n'],
    ['neither deploy nor vm', 'NAME   READY   STATUS\nweb    1/1     Running\n'],
    ['neither deploy nor vm', '[{"Id":"sha256:abc","Config":{"Env":["A=b"],"Image":"nginx"}}]', image],
    ['neither deploy nor vm', 'resources:\n- deployment.yaml\nimages:\n- name: nginx\n  newTag: 1.27\n'],
    ['blocks in braces', 'server {\n  listen 80;\n  location / { proxy_pass http://x; }\n}\n'],
    ['file of Helm', 'image:\n  repository: bitnami/nginx\n  tag: 1.27\nservice:\n  ports:\n    http: 80\n', image],
    ['file of Helm', 'apiVersion: v2\nname: web\nversion: 0.1.0\nappVersion: "1.27"\n'],
    ['Knative', '{"apiVersion":"serving.knative.dev/v1","kind":"Service","spec":{"containers":[{"image":"a/b"}]}}', image],
    ['cloud-init', 'Content-Type: multipart/mixed; boundary="==B=="\n\n--==B==\nContent-Type: text/cloud-config\n'],
    ['Docker Compose', '  services:\n    web:\n      image: nginx\n      ports: ["80:80"]\n', image, port],
    [
      'merge conflict',
      containerFileExample.replace('  replica_count: 1\n', '<<<<<<< HEAD\n  replica_count: 1\n=======\n  replica_count: 2\n>>>>>>> main\n'),
    ],
    ['program', 'import modal\napp = modal.App("x")\n@app.function(gpu="H100")\ndef f():\n    pass\n'],
  ])('is named as %s in one message, which says where its values belong', (kind, text, ...fields) => {
    const messages = listMessages(text)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(kind)
    for (const field of fields) expect(messages[0]).toContain(field)
    expect(messages[0]).not.toMatch(/Write: |Delete it\./)
  })

  it.each<[name: string, change: (line: string, at: number) => string]>([
    ['line numbers', (line, at) => `${at + 1}  ${line}`],
    ['line numbers with a frame', (line, at) => `${String(at + 1).padStart(4)} | ${line}`],
    ['line numbers with a colon', (line, at) => `${at + 1}: ${line}`],
    ['the signs of a diff', (line) => `+${line}`],
    ['removed lines of a diff', (line, at) => (at % 2 ? `-${line}` : ` ${line}`)],
    ['a quoted e-mail', (line) => `> ${line}`],
    ['an e-mail that was quoted twice', (line) => `>> ${line}`],
    ['comment signs', (line) => `# ${line}`],
    ['colors of a terminal', (line) => `\u001B[36m${line}\u001B[0m`],
  ])('is recognized with %s before each line', (_, change) => {
    for (const file of [containerFileExample, vmFileExample])
      expect(listMessages(file.trimEnd().split('\n').map(change).join('\n'))).toHaveLength(1)
  })

  it('checks a file with deploy or vm as a deploy.yml, whatever its values contain', () => {
    for (const value of ['services:', 'apiVersion: v1', 'FROM nginx', '> a', '1: deploy:', '[0m', '-----BEGIN PRIVATE KEY-----', 'A=B'])
      expect(checkDeployFile(containerFileExample.replace('LOG_LEVEL: info', `LOG_LEVEL: |\n        ${value}\n        ${value}`)).ok).toBe(
        true,
      )
  })
})

describe('a remark', () => {
  const listRemarks = (text: string) => {
    const result = checkDeployFile(text)
    return result.ok ? result.remarks.map(({ line, path }) => [line, path]) : undefined
  }

  it.each([
    ['ports without SSH', vmFileExample.replace('"22/tcp", ', ''), [[9, 'vm.ports']]],
    ['no ports', vmFileExample.replace(/ {2}ports.*\n/, ''), [[1, 'vm.ports']]],
    [
      'a Windows path in double quotes',
      containerFileExample.replace('info', String.raw`"C:\new\temp"`),
      [[12, 'deploy.container_config.environment_variables.LOG_LEVEL']],
    ],
    [
      'a reference of CloudFormation',
      containerFileExample.replace('info', '"!Ref Level"'),
      [[12, 'deploy.container_config.environment_variables.LOG_LEVEL']],
    ],
    ['a variable', containerFileExample.replace('info', '${LEVEL}'), [[12, 'deploy.container_config.environment_variables.LOG_LEVEL']]],
    [
      'a Cyrillic letter in a Latin word',
      containerFileExample.replace('info', 'infо'),
      [[12, 'deploy.container_config.environment_variables.LOG_LEVEL']],
    ],
    [
      'a private key',
      containerFileExample.replace('info', '"-----BEGIN RSA PRIVATE KEY-----"'),
      [[12, 'deploy.container_config.environment_variables.LOG_LEVEL']],
    ],
    ['nothing odd', containerFileExample.replace('info', '"C:/new Привет $5 λ"'), []],
  ])('comes with an accepted file: %s', (_, text, expected) => {
    expect(listRemarks(text)).toEqual(expected)
  })
})
