{{- define "labels" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/part-of: search-gateway
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{- define "selector" -}}
app.kubernetes.io/name: {{ .name }}
{{- end }}

{{- define "image" -}}
{{ .root.Values.image.registry }}/{{ .repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ .uid }}
runAsGroup: {{ .uid }}
fsGroup: {{ .uid }}
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* A stopping pod is still asked until every node knows: it waits for that, then it drains. */}}
{{- define "lifecycle" -}}
preStop: { exec: { command: [sleep, "5"] } }
{{- end }}

{{/* The wait before draining, the drain, and ten seconds to spare. */}}
{{- define "grace" -}}
{{ add 15 .drain }}
{{- end }}

{{- define "probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 2
  failureThreshold: 30
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 20
  timeoutSeconds: 5
readinessProbe:
  httpGet: { path: {{ .ready }}, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
{{- end }}

{{- define "spread" -}}
{{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
- maxSkew: 1
  topologyKey: {{ . }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector: { matchLabels: { app.kubernetes.io/name: {{ $.name }} } }
{{- end }}
{{- end }}

{{- define "placement" -}}
{{- with .nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Settings of a kind of worker have its prefix. */}}
{{- define "workerPrefix" -}}
{{ ternary "BROWSER_WORKER" "CRAWL_WORKER" (eq .Values.worker.kind "browser-worker") }}
{{- end }}

{{- define "dnsEgress" -}}
- to:
    - namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: kube-system } }
      podSelector: { matchLabels: { k8s-app: kube-dns } }
  ports:
    - { protocol: UDP, port: 53 }
    - { protocol: TCP, port: 53 }
{{- end }}

{{/* Where something else runs, as peers of a rule. */}}
{{- define "peers" -}}
{{- if .cidr }}
- ipBlock: { cidr: {{ .cidr | quote }} }
{{- else }}
- namespaceSelector: {{ if .namespaceLabels }}{ matchLabels: {{ toJson .namespaceLabels }} }{{ else }}{ matchLabels: { kubernetes.io/metadata.name: {{ .root.Release.Namespace }} } }{{ end }}
  podSelector: { matchLabels: {{ toJson .podLabels }} }
{{- end }}
{{- end }}

{{- define "public" -}}
- ipBlock:
    cidr: 0.0.0.0/0
    except:
      - 0.0.0.0/8
      - 10.0.0.0/8
      - 100.64.0.0/10
      - 127.0.0.0/8
      - 169.254.0.0/16
      - 172.16.0.0/12
      - 192.0.0.0/24
      - 192.0.2.0/24
      - 192.88.99.0/24
      - 192.168.0.0/16
      - 198.18.0.0/15
      - 198.51.100.0/24
      - 203.0.113.0/24
      - 224.0.0.0/4
      - 240.0.0.0/4
- ipBlock:
    # What is not in here is not public: fc00::/7, fe80::/10, ff00::/8, 64:ff9b::/96 and the rest.
    cidr: 2000::/3
    except:
      - 2001::/23
      - 2001:db8::/32
      - 2002::/16
      - 3fff::/20
{{- end }}

{{- define "checked" -}}
{{- if and .Values.store.embedded.enabled .Values.store.existingSecret }}
{{- fail "store: either embedded or by existingSecret, not both" }}
{{- end }}
{{- if and (ne .Values.worker.autoscaling.kind "none") (not .Values.metrics.enabled) }}
{{- fail "worker.autoscaling: fetches that wait are a metric, so metrics.enabled has to be true" }}
{{- end }}
{{- if and (eq .Values.worker.autoscaling.kind "keda") (not .Values.worker.autoscaling.prometheus) }}
{{- fail "worker.autoscaling.prometheus: KEDA needs the address of a Prometheus" }}
{{- end }}
{{- range $name, $it := dict "gateway" .Values.gateway.autoscaling "worker" .Values.worker.autoscaling }}
{{- if gt (int $it.minReplicas) (int $it.maxReplicas) }}{{ fail (printf "%s.autoscaling: minReplicas is above maxReplicas" $name) }}{{ end }}
{{- end }}
{{- if and .Values.metrics.serviceMonitor (not .Values.metrics.enabled) }}
{{- fail "metrics.serviceMonitor: there is nothing to read unless metrics.enabled is true" }}
{{- end }}
{{- if and .Values.oauth.issuer (not .Values.gateway.address) }}
{{- fail "oauth.issuer: access tokens are made out to gateway.address, which is empty" }}
{{- end }}
{{- if and (not .Values.oauth.issuer) (or .Values.oauth.audience .Values.oauth.scopes) }}
{{- fail "oauth.issuer: there is an audience or a scope for its tokens, and no issuer" }}
{{- end }}
{{- if and (or (gt (int .Values.gateway.replicas) 1) .Values.gateway.autoscaling.enabled) (not .Values.session.existingSecret) }}
{{- fail "session.existingSecret: several gateways need one session secret" }}
{{- end }}
{{- if and .Values.ingress.enabled (not .Values.ingress.host) }}{{ fail "ingress.host: an Ingress needs a host" }}{{ end }}
{{- if and .Values.httpRoute.enabled (not .Values.httpRoute.parentRefs) }}{{ fail "httpRoute.parentRefs: a route needs a Gateway" }}{{ end }}
{{- end }}
